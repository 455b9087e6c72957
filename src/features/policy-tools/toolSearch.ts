import { idParameter, searchSchema } from '#ui/list/listSearch.ts'

/** The search parameters of a tool's page: the member's result to show, and one to compare it with. */
export const toolSearchSchema = searchSchema({ record: idParameter, compare: idParameter })

export type ToolSearch = ReturnType<typeof toolSearchSchema>
