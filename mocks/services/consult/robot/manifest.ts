import type { Manifest } from '#mocks/services/manifest.ts'
import { robotHandlers } from './robot.ts'
import type { RobotAnswerRow, RobotKeywordRow, RobotQuestionRow, RobotSessionRow } from './robotRows.ts'
import { seedRobot } from './robotSeeds.ts'
import { robotSessionHandlers } from './robotSessions.ts'

export const manifest: Manifest<{
  robotKeywords: RobotKeywordRow
  robotQuestions: RobotQuestionRow
  robotSessions: RobotSessionRow
  robotAnswers: RobotAnswerRow
}> = {
  tables: { robotKeywords: 'region', robotQuestions: 'region', robotSessions: 'members', robotAnswers: 'members' },
  seeds: { write: seedRobot },
  handlers: { ...robotHandlers, ...robotSessionHandlers },
}
