/** A word that is suggested while the visitor types; its id is the wordId. */
export interface PolicyWordRow {
  id: string
  wordName: string
  /** What a policy says when it means the same; a search for the word finds these too. */
  synonyms: string[]
}
