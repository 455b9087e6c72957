import type { Schema } from '#gateway/contract.ts'
import { Table, type Row } from './table.ts'
import type { AdRow } from './tables/ads.ts'
import type { AttractIntentRow } from './tables/attractIntents.ts'
import type { AttractRow } from './tables/attracts.ts'
import type { CaptchaRow } from './tables/captchas.ts'
import type { ContentFavoriteRow } from './tables/contentFavorites.ts'
import type { ContentSubjectRow } from './tables/contentSubjects.ts'
import type { CounterRow } from './tables/counters.ts'
import type { DeclareRecordRow } from './tables/declareRecords.ts'
import type { DemandRow } from './tables/demands.ts'
import type { DictEntryRow } from './tables/dictEntries.ts'
import type { DockingEvaluationRow, DockingRow } from './tables/dockings.ts'
import type { ElectricityCertificateRow } from './tables/electricityCertificates.ts'
import type { EnterpriseAttributesRow } from './tables/enterpriseAttributes.ts'
import type { EnterpriseBindingRow } from './tables/enterpriseBindings.ts'
import type { EnterpriseProfileRow } from './tables/enterpriseProfiles.ts'
import type { EventRow, EventSignRow } from './tables/events.ts'
import type { FacilitatorDayRow } from './tables/facilitatorDays.ts'
import type { FacilitatorDockingRow } from './tables/facilitatorDockings.ts'
import type { FacilitatorEvaluationRow } from './tables/facilitatorEvaluations.ts'
import type { FacilitatorFavoriteRow } from './tables/facilitatorFavorites.ts'
import type { FacilitatorRow } from './tables/facilitators.ts'
import type { FailureRow } from './tables/failures.ts'
import type { FeedbackRow } from './tables/feedback.ts'
import type { FileRow } from './tables/files.ts'
import type { HelpArticleRow } from './tables/helpArticles.ts'
import type { HistoryRow } from './tables/histories.ts'
import type { HistorySettingRow } from './tables/historySettings.ts'
import type { InvestmentEnvironmentRow } from './tables/investmentEnvironments.ts'
import type { InvestmentFavoriteRow } from './tables/investmentFavorites.ts'
import type { InvestmentIntentRow } from './tables/investmentIntents.ts'
import type { InvestmentResourceRow } from './tables/investmentResources.ts'
import type { LibraryEnterpriseRow } from './tables/libraryEnterprises.ts'
import type { MessageRow } from './tables/messages.ts'
import type { ModuleConfigRow } from './tables/moduleConfigs.ts'
import type { NoticeRow } from './tables/notices.ts'
import type { SmsRow } from './tables/outbox.ts'
import type { PolicyRow } from './tables/policies.ts'
import type { PolicyDeclareFileRow } from './tables/policyDeclareFiles.ts'
import type { PolicyFavoriteRow } from './tables/policyFavorites.ts'
import type { PolicyConsultRow, PolicyCorrectionRow, PolicyEvaluationRow } from './tables/policyFeedback.ts'
import type { PolicyNonceRow } from './tables/policyNonces.ts'
import type { PolicySubjectRow } from './tables/policySubjects.ts'
import type { PolicySubscriptionRow } from './tables/policySubscriptions.ts'
import type { PolicyTagRow } from './tables/policyTags.ts'
import type { PolicyWordRow } from './tables/policyWords.ts'
import type { RegionRow } from './tables/regions.ts'
import type { ResourceRow } from './tables/resources.ts'
import type { RobotAnswerRow, RobotKeywordRow, RobotQuestionRow, RobotSessionRow } from './tables/robot.ts'
import type { RsaKeyRow } from './tables/rsaKeys.ts'
import type { SessionRow } from './tables/sessions.ts'
import type { SupplyFavoriteRow } from './tables/supplyFavorites.ts'
import type { ToolFormRow } from './tables/toolForms.ts'
import type { ToolResultRow } from './tables/toolResults.ts'
import type { UserRow } from './tables/users.ts'
import type { ZzQrRow } from './tables/zzQrs.ts'

/** Everything the mock gateway remembers, one table a resource. A new resource is one line here. */
export function createStore() {
  return {
    counters: new Table<CounterRow>(),
    users: new Table<UserRow>(),
    sessions: new Table<SessionRow>(),
    captchas: new Table<CaptchaRow>(),
    outbox: new Table<SmsRow>(),
    failures: new Table<FailureRow>(),
    enterpriseBindings: new Table<EnterpriseBindingRow>(),
    tenants: new Table<Schema<'Tenant'>>(),
    moduleConfigs: new Table<ModuleConfigRow>(),
    dictEntries: new Table<DictEntryRow>(),
    regions: new Table<RegionRow>(),
    files: new Table<FileRow>(),
    zzQrs: new Table<ZzQrRow>(),
    rsaKeys: new Table<RsaKeyRow>(),
    policies: new Table<PolicyRow>(),
    policyTags: new Table<PolicyTagRow>(),
    policyWords: new Table<PolicyWordRow>(),
    policyFavorites: new Table<PolicyFavoriteRow>(),
    policySubscriptions: new Table<PolicySubscriptionRow>(),
    policySubjects: new Table<PolicySubjectRow>(),
    policyDeclareFiles: new Table<PolicyDeclareFileRow>(),
    policyEvaluations: new Table<PolicyEvaluationRow>(),
    policyCorrections: new Table<PolicyCorrectionRow>(),
    policyConsults: new Table<PolicyConsultRow>(),
    declareRecords: new Table<DeclareRecordRow>(),
    policyNonces: new Table<PolicyNonceRow>(),
    notices: new Table<NoticeRow>(),
    ads: new Table<AdRow>(),
    attracts: new Table<AttractRow>(),
    attractIntents: new Table<AttractIntentRow>(),
    contentFavorites: new Table<ContentFavoriteRow>(),
    contentSubjects: new Table<ContentSubjectRow>(),
    helpArticles: new Table<HelpArticleRow>(),
    investmentResources: new Table<InvestmentResourceRow>(),
    investmentEnvironments: new Table<InvestmentEnvironmentRow>(),
    investmentFavorites: new Table<InvestmentFavoriteRow>(),
    investmentIntents: new Table<InvestmentIntentRow>(),
    histories: new Table<HistoryRow>(),
    historySettings: new Table<HistorySettingRow>(),
    messages: new Table<MessageRow>(),
    libraryEnterprises: new Table<LibraryEnterpriseRow>(),
    enterpriseProfiles: new Table<EnterpriseProfileRow>(),
    enterpriseAttributes: new Table<EnterpriseAttributesRow>(),
    electricityCertificates: new Table<ElectricityCertificateRow>(),
    facilitators: new Table<FacilitatorRow>(),
    facilitatorEvaluations: new Table<FacilitatorEvaluationRow>(),
    facilitatorDockings: new Table<FacilitatorDockingRow>(),
    facilitatorFavorites: new Table<FacilitatorFavoriteRow>(),
    facilitatorDays: new Table<FacilitatorDayRow>(),
    demands: new Table<DemandRow>(),
    resources: new Table<ResourceRow>(),
    events: new Table<EventRow>(),
    eventSigns: new Table<EventSignRow>(),
    dockings: new Table<DockingRow>(),
    dockingEvaluations: new Table<DockingEvaluationRow>(),
    supplyFavorites: new Table<SupplyFavoriteRow>(),
    toolResults: new Table<ToolResultRow>(),
    toolForms: new Table<ToolFormRow>(),
    robotKeywords: new Table<RobotKeywordRow>(),
    robotQuestions: new Table<RobotQuestionRow>(),
    robotSessions: new Table<RobotSessionRow>(),
    robotAnswers: new Table<RobotAnswerRow>(),
    feedback: new Table<FeedbackRow>(),
  }
}

export type Store = ReturnType<typeof createStore>

/** The rows of every table by the table's name; plain JSON. */
export type Snapshot = Record<string, Row[]>

/** A copy of the whole state. */
export function takeSnapshot(store: Store): Snapshot {
  const tables = Object.entries(store).map(([name, table]) => [name, table.all()] as const)
  return structuredClone(Object.fromEntries(tables))
}

/**
 * Puts the state back to the snapshot. A table the snapshot does not know becomes empty, and a table unknown to the
 * store is ignored, so that a snapshot survives a change of the code.
 */
export function restoreSnapshot(store: Store, snapshot: Snapshot): void {
  clearStore(store)
  insertRows(store, structuredClone(snapshot))
}

/** Adds the very rows of a snapshot, none of which is copied. */
export function insertRows(store: Store, rows: Snapshot): void {
  for (const [name, table] of Object.entries(store)) {
    // They were taken from a table of this name, so they are rows of this table.
    for (const row of rows[name] ?? []) (table as unknown as Table<Row>).insert(row)
  }
}

export function clearStore(store: Store): void {
  for (const table of Object.values(store)) table.clear()
}
