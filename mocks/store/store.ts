import type { Schema } from '#gateway/contract.ts'
import { Table, type Row } from './table.ts'
import type { AdRow } from '../services/content/ad/adRow.ts'
import type { AttractIntentRow, AttractRow } from '../services/content/attract/attractRows.ts'
import type {
  CaptchaRow,
  FailureRow,
  RsaKeyRow,
  SessionRow,
  SmsRow,
  UserRow,
  ZzQrRow,
} from '../services/uaa/account/accountRows.ts'
import type { ContentFavoriteRow } from '../services/content/favorite/contentFavoriteRow.ts'
import type { ContentSubjectRow } from '../services/content/subject/contentSubjectRow.ts'
import type { CounterRow } from './counterRow.ts'
import type { DeclareRecordRow } from '../services/policy/declare-record/declareRecordRow.ts'
import type { DemandRow } from '../services/supanddem/demand/demandRow.ts'
import type { DictEntryRow, ModuleConfigRow, RegionRow } from '../services/uaa/region/regionRows.ts'
import type { DockingEvaluationRow, DockingRow } from '../services/supanddem/docking/dockingRows.ts'
import type {
  ElectricityCertificateRow,
  EnterpriseAttributesRow,
  EnterpriseBindingRow,
  EnterpriseProfileRow,
  LibraryEnterpriseRow,
} from '../services/enterprise/enterpriseRows.ts'
import type { EventRow, EventSignRow } from '../services/supanddem/event/eventRows.ts'
import type {
  FacilitatorDayRow,
  FacilitatorDockingRow,
  FacilitatorEvaluationRow,
  FacilitatorFavoriteRow,
  FacilitatorRow,
} from '../services/enterprise/facilitator/facilitatorRows.ts'
import type { FeedbackRow } from '../services/consult/feedback/feedbackRow.ts'
import type { FileRow } from '../services/uaa/file/fileRow.ts'
import type { HelpArticleRow } from '../services/content/help/helpArticleRow.ts'
import type { HistoryRow, HistorySettingRow } from '../services/message/history/historyRows.ts'
import type {
  InvestmentEnvironmentRow,
  InvestmentFavoriteRow,
  InvestmentIntentRow,
  InvestmentResourceRow,
} from '../services/investment/investmentRows.ts'
import type { MessageRow } from '../services/message/message/messageRow.ts'
import type { NoticeRow } from '../services/content/notice/noticeRow.ts'
import type { PolicyNonceRow, PolicyRow, PolicyWordRow } from '../services/policy/library/policyRows.ts'
import type { PolicyDeclareFileRow } from '../services/policy/declare-file/policyDeclareFileRow.ts'
import type { PolicyFavoriteRow } from '../services/policy/favorite/policyFavoriteRow.ts'
import type {
  PolicyConsultRow,
  PolicyCorrectionRow,
  PolicyEvaluationRow,
} from '../services/policy/feedback/policyFeedbackRows.ts'
import type { PolicySubjectRow } from '../services/policy/subject/policySubjectRow.ts'
import type { PolicySubscriptionRow } from '../services/policy/subscription/policySubscriptionRow.ts'
import type { PolicyTagRow } from '../services/policy/tag/policyTagRow.ts'
import type { ResourceRow } from '../services/supanddem/resource/resourceRow.ts'
import type {
  RobotAnswerRow,
  RobotKeywordRow,
  RobotQuestionRow,
  RobotSessionRow,
} from '../services/consult/robot/robotRows.ts'
import type { SupplyFavoriteRow } from '../services/supanddem/favorite/supplyFavoriteRow.ts'
import type { ToolFormRow, ToolResultRow } from '../services/consult/tool/toolRows.ts'

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
