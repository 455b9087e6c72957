import type { Schema } from '#gateway/contract.ts'
import { useSavePrivateFile } from '#calls/useSavePrivateFile.ts'
import * as fields from '#gateway/generated/fields/DockingDetail.ts'
import * as contactFields from '#gateway/generated/fields/SupplyContact.ts'
import { Anchor } from '#ui/Anchor.tsx'
import { factOf } from '#ui/content/factOf.ts'
import { Facts } from '#ui/Facts.tsx'
import { FileButtons } from '#ui/detail/FileButtons.tsx'
import { Link } from '#ui/Link.tsx'
import { PlainText } from '#ui/detail/PlainText.tsx'
import { minuteText } from '#ui/timeText.ts'
import { dockingKinds, type DockingKind } from './dockingKinds.ts'

type Docking = Schema<'DockingDetail'>

// Not agreed yet.
const proposed = { ...fields.contractAmount, title: `提议的${fields.contractAmount.title}` }

/** What was offered or requested, who the other party is, and what has been agreed. */
export function DockingFacts({ kind, docking }: { kind: DockingKind; docking: Docking }) {
  const { record, thing } = dockingKinds[kind]
  const { contact, contactMasked, meetTime, contractFile } = docking
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
          factOf(contactFields.contactName, (contact ?? contactMasked).contactName),
          {
            name: contactFields.contactTel.title,
            value:
              contact === undefined ? (
                `${contactMasked.contactTel}（接受后显示完整号码）`
              ) : (
                <Anchor href={`tel:${contact.contactTel}`}>{contact.contactTel}</Anchor>
              ),
          },
          factOf(contactFields.contactWay, contact?.contactWay),
          factOf(fields.planPrice, docking.planPrice),
          factOf(fields.planCycle, docking.planCycle),
          factOf(fields.meetTime, meetTime && minuteText(meetTime)),
          factOf(fields.meetPlace, docking.meetPlace),
          factOf(proposed, docking.dealProposal?.contractAmount),
          factOf(fields.result, docking.result),
          factOf(fields.contractAmount, docking.contractAmount),
          factOf(fields.failReason, docking.failReason),
          factOf(fields.rejectReason, docking.rejectReason),
          factOf(fields.ownerReply, docking.ownerReply),
        ]}
      />
      <PlainText text={docking.content} />
      {docking.attachments.length === 0 ? null : <Files files={docking.attachments} />}
      {contractFile === undefined ? null : <Files files={[contractFile]} />}
    </>
  )
}

function Files({ files }: { files: readonly Schema<'UploadedFile'>[] }) {
  return <FileButtons files={files} save={useSavePrivateFile()} />
}
