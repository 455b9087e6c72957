import { quota } from '#gateway/generated/fields/PolicyDeclarationBatch.ts'
import * as facts from '#gateway/generated/fields/PolicyDetail.ts'
import * as material from '#gateway/generated/fields/PolicyMaterial.ts'
import { Anchor } from '#ui/Anchor.tsx'
import { Dates } from '#ui/Dates.tsx'
import { ScrollBox } from '#ui/ScrollBox.tsx'
import { BatchEntry } from '../marks/BatchEntry.tsx'
import { declarationText } from '../marks/declarationText.ts'
import { PreviewButton } from '../preview/PreviewButton.tsx'
import styles from './applicationParts.module.css'
import { FileLink } from './FileLink.tsx'
import parts from './parts.module.css'
import type { PolicyDetail } from './policyDetailQuery.ts'

/** The parts about applying: when, with which documents, in which steps, and whom to ask. */
export function applicationParts({ id, enjoyMode, declarations, materials, process, contact }: PolicyDetail) {
  const applied = enjoyMode !== 'INFO' && enjoyMode !== 'NO_APPLY'
  return [
    {
      id: 'batches',
      title: facts.declarations.title,
      items: declarations,
      needed: false,
      content: <Batches policyId={id} batches={declarations} />,
    },
    {
      id: 'materials',
      title: facts.materials.title,
      items: materials,
      needed: applied,
      content: <Materials materials={materials} />,
    },
    {
      id: 'process',
      title: facts.process.title,
      items: process,
      needed: applied,
      content: <ProcessSteps steps={process} />,
    },
    {
      id: 'contact',
      title: facts.contact.title,
      items: contact,
      needed: true,
      content: <Contacts contacts={contact} />,
    },
  ]
}

/** The declaration periods, batch by batch, and where to declare. */
function Batches({ policyId, batches }: { policyId: string; batches: PolicyDetail['declarations'] }) {
  return (
    <ScrollBox className={styles['tableBox']} label="申报批次表">
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">批次</th>
            <th scope="col">{facts.declarationDateList.title}</th>
            <th scope="col">渠道</th>
            <th scope="col">{quota.title}</th>
            <th scope="col">状态</th>
            <th scope="col">入口</th>
          </tr>
        </thead>
        <tbody>
          {batches.map((batch) => (
            <tr key={batch.id}>
              <th scope="row">{batch.batchName}</th>
              <td>
                <Dates text={declarationText(batch)} />
              </td>
              <td>{batch.channelDesc}</td>
              <td>{batch.quota === undefined ? '不限' : `${batch.quota} ${quota.unit}`}</td>
              <td>{batch.statusDesc}</td>
              <td>
                <BatchEntry policyId={policyId} state={batch.status} url={batch.url} about={batch.batchName} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

/** The documents to submit, their form, and the blank forms. */
function Materials({ materials }: { materials: PolicyDetail['materials'] }) {
  return (
    <ScrollBox className={styles['tableBox']} label="申报材料表">
      <table className={`${styles['table']} ${styles['materials']}`}>
        <thead>
          <tr>
            <th scope="col">{material.no.title}</th>
            <th scope="col">{material.name.title}</th>
            <th scope="col">{material.required.title}</th>
            <th scope="col">形式与份数</th>
            <th scope="col">{material.source.title}</th>
            <th scope="col">模板与样例</th>
          </tr>
        </thead>
        <tbody>
          {materials.map(({ no, name, required, formDesc, copies, sourceDesc, note, template, example }) => (
            <tr key={no}>
              <td>{no}</td>
              <th scope="row">
                {name}
                {note === undefined ? null : <span className={parts['aside']}>{note}</span>}
              </th>
              <td>{required ? '必交' : '选交'}</td>
              <td>
                {formDesc}
                {copies === 0 ? '' : ` ${copies} 份`}
              </td>
              <td>{sourceDesc}</td>
              <td>
                {template === undefined ? null : (
                  <>
                    <FileLink file={template} label={material.template.title} />
                    <PreviewButton name={template.name} docUrl={template.url} />
                  </>
                )}
                {example === undefined ? null : <FileLink file={example} label={material.example.title} />}
                {template === undefined && example === undefined ? <span className={styles['noFile']}>无</span> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

/** The steps in order, with who takes them and how long they take. */
function ProcessSteps({ steps }: { steps: PolicyDetail['process'] }) {
  return (
    <ol className={styles['steps']}>
      {steps.map(({ no, name, actor, days, desc }) => (
        <li key={no}>
          <h3>{name}</h3>
          <p className={parts['aside']}>
            {actor}
            {days === undefined ? '' : `，${days} 个工作日内`}
          </p>
          <p>{desc}</p>
        </li>
      ))}
    </ol>
  )
}

/** Whom to ask. */
function Contacts({ contacts }: { contacts: PolicyDetail['contact'] }) {
  return (
    <ul className={styles['contacts']}>
      {contacts.map(({ dept, office, tel, address, workTime }) => (
        <li key={`${dept} ${office ?? ''} ${tel}`}>
          <strong>
            {dept}
            {office === undefined ? '' : ` ${office}`}
          </strong>
          <p>
            电话：<Anchor href={`tel:${tel}`}>{tel}</Anchor>
          </p>
          {address === undefined ? null : <p>地址：{address}</p>}
          {workTime === undefined ? null : <p>时间：{workTime}</p>}
        </li>
      ))}
    </ul>
  )
}
