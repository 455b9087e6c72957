/** Whether one of the texts contains the keyword, upper or lower case; without a keyword everything does. */
export function containsKeyword(texts: readonly string[], keyword: string | undefined): boolean {
  const wanted = keyword?.toLowerCase() ?? ''
  return texts.some((text) => text.toLowerCase().includes(wanted))
}
