import * as facts from '#gateway/generated/fields/PolicyMaterial.ts'
import { ScrollBox } from '#ui/ScrollBox.tsx'
import { PreviewButton } from '../preview/PreviewButton.tsx'
import { FileLink } from './FileLink.tsx'
import type { PolicyDetail } from './policyDetailQuery.ts'
import styles from './Tables.module.css'
import parts from './parts.module.css'

/** The documents to submit, their form, and the blank forms. */
export function Materials({ materials }: { materials: PolicyDetail['materials'] }) {
  return (
    <ScrollBox className={styles['tableBox']} label="申报材料表">
      <table className={`${styles['table']} ${styles['materials']}`}>
        <thead>
          <tr>
            <th scope="col">{facts.no.title}</th>
            <th scope="col">{facts.name.title}</th>
            <th scope="col">{facts.required.title}</th>
            <th scope="col">形式与份数</th>
            <th scope="col">{facts.source.title}</th>
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
                    <FileLink file={template} label={facts.template.title} />
                    <PreviewButton name={template.name} docUrl={template.url} />
                  </>
                )}
                {example === undefined ? null : <FileLink file={example} label={facts.example.title} />}
                {template === undefined && example === undefined ? <span className={styles['noFile']}>无</span> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
