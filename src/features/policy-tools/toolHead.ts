import type { Tool } from './tools.ts'

type Told = Pick<Tool, 'title' | 'text'>

/** The head of a tool's page, from the result of `loadTool`: the texts themselves load with the page. */
export const toolHead = ({ loaderData }: { loaderData?: Told | undefined }) => ({
  meta: [{ title: loaderData?.title }, { name: 'description', content: loaderData?.text }],
})
