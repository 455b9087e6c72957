/** What a failed call says of itself, in the user's words. */
interface ToldFailure {
  messages: readonly string[]
  /** Of a business error, whose texts are told with it (§8). */
  returnCode?: string | undefined
  kind: string
}

/** What the part of the page that shows a failure says of it. */
export function failureTexts(error: unknown): readonly string[] {
  if (!isToldFailure(error)) return ['暂时无法加载，请稍后再试']
  const { messages, kind, returnCode } = error
  return kind === 'business' && returnCode !== undefined ? messages.map((text) => `${returnCode}：${text}`) : messages
}

function isToldFailure(error: unknown): error is ToldFailure {
  return typeof error === 'object' && error !== null && 'messages' in error && 'kind' in error
}
