/** The id of a rule. In these tests ids are only data that is shown: nothing here tests the rules themselves. */
export const lg = (id: string): string => `LG-${id}`;
