import type { Oas3Rule, Plugin } from '@redocly/openapi-core'
import * as enumRules from './enum-rules.ts'
import * as stateRules from './enum-rules.ts'
import * as formRules from './form-rules.ts'
import * as operationRules from './operation-rules.ts'
import * as languageRules from './language-rules.ts'
import * as lawRules from './law-rules.ts'
import * as quotaRules from './quota-rules.ts'
import * as recordRules from './record-rules.ts'
import * as replyRules from './reply-rules.ts'
import * as schemaRules from './schema-rules.ts'
import * as textRules from './text-rules.ts'
import * as statementRules from './statement-rules.ts'
import * as valueRules from './value-rules.ts'
import * as viewRules from './view-rules.ts'

/** The rules of contract/README.md by name. */
const rules: Record<string, Oas3Rule> = {
  'operation-id-verb': operationRules.operationIdVerb,
  'operation-file-name': operationRules.operationFileName,
  'operation-tag': operationRules.operationTag,
  'operation-security': operationRules.operationSecurity,
  'operation-parameters': operationRules.operationParameters,
  'no-screen': operationRules.noScreen,
  'reply-shape': replyRules.replyShape,
  'reply-statuses': replyRules.replyStatuses,
  'reply-examples': replyRules.replyExamples,
  'listed-return-code': replyRules.listedReturnCode,
  'request-examples': replyRules.requestExamples,
  'named-object': schemaRules.namedObject,
  'view-shape': viewRules.viewShape,
  'required-fields': viewRules.requiredFields,
  'closed-object': schemaRules.closedObject,
  'stated-limits': schemaRules.statedLimits,
  'no-limit-beside-reference': schemaRules.noLimitBesideReference,
  'no-poor-format': schemaRules.noPoorFormat,
  'portable-pattern': languageRules.portablePattern,
  'no-idle-limit': languageRules.noIdleLimit,
  'enum-identifiers': languageRules.enumIdentifiers,
  'file-access': schemaRules.fileAccess,
  'property-title': schemaRules.propertyTitle,
  'enum-words': enumRules.enumWords,
  'value-fields': enumRules.valueFields,
  'submit-fields': formRules.submitFields,
  'required-when': formRules.requiredWhen,
  'stated-alternatives': formRules.statedAlternatives,
  'checked-fields': formRules.checkedFields,
  'ordered-fields': valueRules.orderedFields,
  'ordered-parameters': valueRules.orderedParameters,
  'stated-ahead': valueRules.statedAhead,
  'stated-term': valueRules.statedTerm,
  'stated-quota': quotaRules.statedQuota,
  'named-terms': quotaRules.namedTerms,
  'secret-characters': quotaRules.secretCharacters,
  'null-below': quotaRules.nullBelow,
  'record-references': recordRules.recordReferences,
  'said-difference': recordRules.saidDifference,
  'related-fields': statementRules.relatedFields,
  'related-records': statementRules.relatedRecords,
  'named-sources': statementRules.namedSources,
  'stated-files': valueRules.statedFiles,
  'own-sentence': formRules.ownSentence,
  'stated-unit': formRules.statedUnit,
  'marked-markup': schemaRules.markedMarkup,
  'chinese-text': textRules.chineseText,
  'inferred-reason': textRules.inferredReason,
  'stated-machine': stateRules.statedMachine,
  'declared-laws': lawRules.declaredLaws,
}

/** Loaded by redocly.yaml. The preset `contract/law` makes every rule an error. */
export default function contractPlugin(): Plugin {
  return {
    id: 'contract',
    rules: { oas3: rules },
    configs: { law: { rules: Object.fromEntries(Object.keys(rules).map((name) => [`contract/${name}`, 'error'])) } },
  }
}
