import type { Schema } from '#gateway/contract.ts'
import { policyDeclarationStateWords } from '#gateway/generated/words/PolicyDeclarationState.ts'
import { Anchor } from '#ui/Anchor.tsx'
import { ExternalLink } from '#ui/ExternalLink.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'

interface BatchEntryProps {
  policyId: string
  state: Schema<'PolicyDeclarationState'>
  /** Where it is declared online. */
  url: string | undefined
  /** What is declared; read out after each link's own text. */
  about: string
}

const open: ReadonlySet<Schema<'PolicyDeclarationState'>> = new Set(['OPEN', 'ENDING', 'LONG'])

/** Whether a batch accepts declarations. */
export const isOpen = (state: Schema<'PolicyDeclarationState'>) => open.has(state)

/**
 * The link to declare while a batch is open; before that a reminder of its opening, afterwards a note that it is over.
 */
export function BatchEntry({ policyId, state, url, about }: BatchEntryProps) {
  if (state === 'NOT_STARTED') {
    return (
      <Anchor href={`/calendar.ics?policy=${policyId}`} download>
        开始前提醒我
        <VisuallyHidden>：{about}（下载日历文件）</VisuallyHidden>
      </Anchor>
    )
  }
  if (!isOpen(state)) return policyDeclarationStateWords[state]
  if (url === undefined) return '现场办理'
  return (
    <ExternalLink href={url}>
      去申报<VisuallyHidden>：{about}</VisuallyHidden>
    </ExternalLink>
  )
}
