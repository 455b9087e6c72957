import { askerOf } from '../../asked.ts'
import { type Passing, inData, remembering } from '../../defect.ts'

/** The first data that an operation gave for a key is given for it ever after. */
export const givenAgain = (operationId: string, keyOf: (passing: Passing) => string = askerOf) =>
  remembering(
    () => new Map<string, unknown>(),
    (given, returning, passing) =>
      inData(operationId, (data) => {
        const key = keyOf(passing)
        if (!given.has(key)) given.set(key, data)
        return given.get(key)
      })(returning, passing),
  )

export const robotChat = 's-90ab12cd'

/** What the member asks the robot, to have a session. */
export const robotTurn = { body: { sessionId: robotChat, question: '研发费用加计扣除怎么算？' } }
