import { idParameter, rawTextParameter, searchSchema } from '#ui/list/listSearch.ts'

/** What the address of the chat says: the policy, and the clause of it, that is asked about, and a question to begin with. */
export const chatSearchSchema = searchSchema({
  policy: idParameter,
  clause: idParameter,
  question: rawTextParameter,
})
