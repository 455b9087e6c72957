export const isWritten = (text: unknown): text is string => typeof text === 'string'
