import type { Schema } from '#gateway/contract.ts'
import { failFields, type Handlers } from '#mocks/handler/handler.ts'
import { carryOver } from '#mocks/rules/carryOver.ts'
import { evaluateRule, type ToolInputs } from '#mocks/rules/evaluateRule.ts'
import type { Rule } from '#mocks/rules/rule.ts'
import { currentRule, formOf } from '#mocks/rules/ruleBook.ts'
import { findOwnResult } from './toolRecord.ts'

/** The inputs, under the tool's name. */
type Filled = Omit<Schema<'ToolRecord'>, 'result'>

/** Calculations that are not saved. */
export const toolTrialHandlers = {
  previewToolResult: ({ body, clock }) => {
    refuseAllButOneTool(body)
    const { toolCode, inputs } = inputsOf(body, clock.today())
    const { formCode, ruleVersion = currentRule(toolCode, clock.today()).ruleVersion } = body.srdi ?? {}
    return {
      ...evaluateRule(ruleVersion, formCode, inputs),
      id: null,
      enName: null,
      createTime: clock.dateTime(),
    }
  },

  evaluateToolRecord: (context) => {
    const { record } = findOwnResult(context, context.query.id)
    const { result, ...filled } = record
    // A test that depends on the application date is repeated for that date.
    const { toolCode, inputs } = inputsOf(filled, result.createTime.slice(0, 10))
    const rule = currentRule(toolCode, context.clock.today())
    const { formCode, enName, inputYear } = result
    const isSame = rule.ruleVersion === result.ruleVersion
    const carried = isSame ? inputs : carryOver(formOf(rule, formCode), inputs)
    return {
      result: {
        ...evaluateRule(rule.ruleVersion, formCode, carried),
        id: null,
        ...(enName === undefined ? {} : { enName }),
        ...(inputYear === undefined ? {} : { inputYear }),
        createTime: context.clock.dateTime(),
      },
      ...(isSame ? filled : filledFrom(rule, filled, carried)),
    }
  },
} satisfies Handlers

function refuseAllButOneTool({ tecEnBase, tecEnScores, ...others }: Filled) {
  const techSme = tecEnBase ?? tecEnScores
  const filled = [techSme, ...Object.values(others)].filter((inputs) => inputs !== undefined)
  if (filled.length !== 1) failFields([{ errorMessage: '请只填一个工具的内容', field: 'body' }])
}

/** @param applyDate of the self-test of high-tech enterprises where none was given, yyyy-MM-dd */
function inputsOf(filled: Filled, applyDate: string): { toolCode: Rule['toolCode']; inputs: ToolInputs } {
  const { scale, hnte, tecEnBase, tecEnScores, rdDeduction, cloud, srdi } = filled
  if (scale !== undefined) return { toolCode: 'SCALE', inputs: scale }
  if (hnte !== undefined) return { toolCode: 'HNTE', inputs: { applyDate, ...hnte } }
  if (rdDeduction !== undefined) return { toolCode: 'RD_DEDUCTION', inputs: rdDeduction }
  if (cloud !== undefined) return { toolCode: 'CLOUD_STAR', inputs: cloud }
  if (srdi !== undefined) return { toolCode: 'SRDI', inputs: { ...srdi.inputs, isRenewal: srdi.isRenewal } }
  return { toolCode: 'TECH_SME', inputs: { ...tecEnBase, ...tecEnScores } }
}

/**
 * The inputs of another version, as far as the record has them. The gateway checks that the contract allows them there.
 */
function filledFrom({ ruleVersion }: Rule, { srdi, tecEnBase, tecEnScores, ...others }: Filled, carried: ToolInputs) {
  if (srdi !== undefined) {
    const inputs = Object.fromEntries(Object.entries(carried).filter(([key]) => key !== 'isRenewal'))
    return { srdi: { ...srdi, ruleVersion, inputs } } as Filled
  }
  if (tecEnBase !== undefined || tecEnScores !== undefined) {
    const isScore = (key: string) => tecEnScores !== undefined && key in tecEnScores
    const entries = Object.entries(carried)
    return {
      tecEnBase: Object.fromEntries(entries.filter(([key]) => !isScore(key))),
      tecEnScores: Object.fromEntries(entries.filter(([key]) => isScore(key))),
    } as Filled
  }
  return Object.fromEntries(Object.keys(others).map((tool) => [tool, carried])) as Filled
}
