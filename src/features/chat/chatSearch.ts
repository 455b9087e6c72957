import { idParameter, rawTextParameter, searchSchema } from '#ui/list/listSearch.ts'

/** Search parameters of the chat: the policy or clause in question, and a question to start with. */
export const chatSearchSchema = searchSchema({
  policy: idParameter,
  clause: idParameter,
  question: rawTextParameter,
})
