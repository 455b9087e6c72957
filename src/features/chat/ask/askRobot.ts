import { call, type CallOptions } from '../../../gateway/call.ts'
import type { GatewayClient } from '../../../gateway/client.ts'
import type { BodyOf } from '../../../gateway/contract.ts'
import type { Answer } from '../conversation/conversation.ts'

/** What comes of a question: pieces of the answer's Markdown, any number of them, at last the answer as a whole. */
export type AnswerEvent = { kind: 'piece'; text: string } | { kind: 'answer'; answer: Answer }

/** Asks the robot. Throws a GatewayError, or the reason of the signal when the visitor has stopped it. */
export async function* askRobot(
  gateway: GatewayClient,
  question: BodyOf<'answerRobotQuestion'>,
  options: Pick<CallOptions, 'signal' | 'silent'> = {},
): AsyncGenerator<AnswerEvent, void, undefined> {
  yield { kind: 'answer', answer: await call(gateway, 'answerRobotQuestion', { body: question }, options) }
}
