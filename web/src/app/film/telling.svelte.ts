// A ruleset tells something of its own over the table, such as a story: the goal waits until it has been put away.
export const telling = $state({ open: false });
