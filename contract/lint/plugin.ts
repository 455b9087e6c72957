import type { Oas3Rule, Plugin } from '@redocly/openapi-core'
import * as operationRules from './operation-rules.ts'
import * as replyRules from './reply-rules.ts'
import * as schemaRules from './schema-rules.ts'
import * as textRules from './text-rules.ts'

/** The rules of contract/README.md by their name. */
const rules: Record<string, Oas3Rule> = {
  'operation-id-verb': operationRules.operationIdVerb,
  'operation-file-name': operationRules.operationFileName,
  'operation-tag': operationRules.operationTag,
  'operation-security': operationRules.operationSecurity,
  'operation-parameters': operationRules.operationParameters,
  'reply-shape': replyRules.replyShape,
  'reply-statuses': replyRules.replyStatuses,
  'reply-examples': replyRules.replyExamples,
  'request-examples': replyRules.requestExamples,
  'named-object': schemaRules.namedObject,
  'no-all-of': schemaRules.noAllOf,
  'closed-object': schemaRules.closedObject,
  'stated-limits': schemaRules.statedLimits,
  'no-poor-format': schemaRules.noPoorFormat,
  'property-title': schemaRules.propertyTitle,
  'submit-fields': schemaRules.submitFields,
  'chinese-text': textRules.chineseText,
  'inferred-reason': textRules.inferredReason,
}

/** Rules that speak of the files of contract/, which the bundle no longer has. */
export const sourceOnlyRules = ['contract/operation-file-name']

/** Loaded by redocly.yaml. The preset `contract/law` makes every rule an error. */
export default function contractPlugin(): Plugin {
  return {
    id: 'contract',
    rules: { oas3: rules },
    configs: { law: { rules: Object.fromEntries(Object.keys(rules).map((name) => [`contract/${name}`, 'error'])) } },
  }
}
