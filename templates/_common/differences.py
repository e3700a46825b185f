def central_difference(function, x, step=1e-5):
    return (function(x + step) - function(x - step)) / (2 * step)
