import type { QueryClient } from '@tanstack/react-query'
import { toolRulesQuery } from './toolRulesQuery.ts'
import { srdiForms, tools, type SrdiForm, type Tool, type ToolName } from './tools.ts'

/** The levels of srdi have texts of their own, and srdi's rules. */
const pages: Record<ToolName | SrdiForm, Pick<Tool, 'code' | 'title' | 'text'>> = {
  ...tools,
  form1: { ...tools.srdi, ...srdiForms.form1 },
  form2: { ...tools.srdi, ...srdiForms.form2 },
  form3: { ...tools.srdi, ...srdiForms.form3 },
}

/** Loads the data that a tool's page shows to everybody; it works without the rules if they cannot be loaded. */
export async function loadTool(queryClient: QueryClient, page: ToolName | SrdiForm) {
  const { code, title, text } = pages[page]
  await queryClient.prefetchQuery(toolRulesQuery(code))
  return { title, text }
}
