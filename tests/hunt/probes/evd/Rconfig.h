/* What R's build would write. */
