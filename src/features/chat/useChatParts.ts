import { arriving } from '#ui/working/arriving.ts'

/** The parts of the chat that load after the page; undefined until then. */
export const useChatParts = arriving(async () => (await import('./chatParts.ts')).chatParts)
