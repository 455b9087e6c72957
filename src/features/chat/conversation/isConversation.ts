import { isLike } from '#ui/draft/isLike.ts'
import type { Conversation } from './conversation.ts'

const turn = { id: '', question: '', state: '' }
const outline = { id: '', name: '', turns: [turn] }
const topic = { policyId: '', title: '' }
const answer = {
  answerId: '',
  text: '',
  confidence: '',
  citations: [{ policyId: '', title: '', department: '', validity: '', clause: '', quote: '', url: '' }],
  related: [{ type: '', id: '', title: '', url: '' }],
  relatedQuestions: [''],
  aiGenerated: false,
  handoff: { tel: '', workTime: '', consultUrl: '' },
}
const states = new Set(['UNANSWERED', 'ANSWERED', 'STOPPED', 'FAILED'])

/** Whether what was found in the storage, which the user can edit and an older release may have written, can be shown. */
export function isConversation(value: unknown): value is Conversation {
  return isLike<unknown>(outline, value) && (value as typeof outline).turns.every(isTurn)
}

function isTurn(found: Record<string, unknown>): boolean {
  const hasTopic = found['topic'] === undefined || isLike<unknown>(topic, found['topic'])
  const hasAnswer =
    found['answer'] === undefined ? found['state'] !== 'ANSWERED' : isLike<unknown>(answer, found['answer'])
  return hasTopic && hasAnswer && states.has(String(found['state']))
}
