/** §9: records per search. */
export const suggestionsShown = 5
