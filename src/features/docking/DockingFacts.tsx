import type { Schema } from '../../gateway/contract.ts'
import { useSavePrivateFile } from '../../gateway/useSavePrivateFile.ts'
import { dockingResultWords } from '../../gateway/generated/words/DockingResult.ts'
import { supplyCycleWords } from '../../gateway/generated/words/SupplyCycle.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { figureText } from '../../ui/figureText.ts'
import { FileButtons } from '../../ui/FileButtons.tsx'
import { Link } from '../../ui/Link.tsx'
import { PlainText } from '../../ui/PlainText.tsx'
import { minuteText } from '../../ui/timeText.ts'
import { dockingKinds, type DockingKind } from './dockingKinds.ts'

type Docking = Schema<'DockingDetail'>

/** What was offered or asked for, who the other party is, and what has been agreed. */
export function DockingFacts({ kind, docking }: { kind: DockingKind; docking: Docking }) {
  const { record, thing } = dockingKinds[kind]
  const { contact, contactMasked, meetTime, result, contractFile, planCycle } = docking
  const other = docking.role === 'OWNER' ? docking.initiatorEnName : docking.ownerEnName
  return (
    <>
      <Facts
        facts={[
          {
            name: `对接的${thing}`,
            value: (
              <Link to={record} search={{ id: docking.targetId }}>
                {docking.targetTitle}
              </Link>
            ),
          },
          { name: '对方', value: other },
          { name: '联系人', value: (contact ?? contactMasked).contactName },
          {
            name: '联系电话',
            value:
              contact === undefined ? (
                `${contactMasked.contactTel}（接受后显示完整号码）`
              ) : (
                <Anchor href={`tel:${contact.contactTel}`}>{contact.contactTel}</Anchor>
              ),
          },
          { name: '其他联系方式', value: contact?.contactWay },
          { name: '意向价格', value: amountText(docking.planPrice) },
          { name: '计划周期', value: planCycle && supplyCycleWords[planCycle] },
          { name: '约见时间', value: meetTime && minuteText(meetTime) },
          { name: '约见地点', value: docking.meetPlace },
          { name: '提议的成交金额', value: amountText(docking.dealProposal?.contractAmount) },
          { name: '对接结果', value: result && dockingResultWords[result] },
          { name: '成交金额', value: amountText(docking.contractAmount) },
          { name: '未达成原因', value: docking.failReason },
          { name: '拒绝理由', value: docking.rejectReason },
          { name: '发布方回复', value: docking.ownerReply },
        ]}
      />
      <PlainText text={docking.content} />
      {docking.attachments.length === 0 ? null : <Files files={docking.attachments} />}
      {contractFile === undefined ? null : <Files files={[contractFile]} />}
    </>
  )
}

function amountText(amount: number | null | undefined): string | undefined {
  return amount === null || amount === undefined ? undefined : `${figureText(amount)} 万元`
}

function Files({ files }: { files: readonly Schema<'UploadedFile'>[] }) {
  return <FileButtons files={files} save={useSavePrivateFile()} />
}
