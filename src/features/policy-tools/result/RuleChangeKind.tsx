import type { Schema } from '#gateway/contract.ts'
import { Badge, type BadgeTone } from '#ui/content/Badge.tsx'

type Kind = Schema<'ToolRuleChange'>['kind']

const kinds: Record<Kind, { text: string; tone: BadgeTone }> = {
  STRICTER: { text: '更严', tone: 'urgent' },
  LOOSER: { text: '放宽', tone: 'good' },
  ADDED: { text: '新增', tone: 'urgent' },
  DROPPED: { text: '取消', tone: 'off' },
  ADJUSTED: { text: '有调整', tone: 'plain' },
}

/** In a word, what a new version of a rule did to a requirement. */
export function RuleChangeKind({ kind }: { kind: Kind }) {
  const { text, tone } = kinds[kind]
  return <Badge tone={tone}>{text}</Badge>
}
