import type { Manifest } from '#mocks/services/manifest.ts'
import { askFor } from '#gateway/fields/input/sentences.ts'
import { electricityCertificateFormFields } from '#gateway/generated/fields/ElectricityCertificateForm.ts'
import { checkForm } from '#mocks/request/formErrors.ts'
import { fail, failFields, member } from '#mocks/handler/handler.ts'
import { pageOf } from '#mocks/store/page.ts'
import type { Store } from '#mocks/store/store.ts'
import { fileUrl, findFileByUrl } from '#mocks/services/uaa/file/files.ts'
import type { ElectricityCertificateRow } from '../enterpriseRows.ts'
import { ownBinding } from '../binding/ownership.ts'
import { electricityTemplateId, seedElectricity } from './electricitySeeds.ts'

export const manifest: Manifest<{ electricityCertificates: ElectricityCertificateRow }> = {
  tables: { electricityCertificates: 'members' },
  seeds: { uses: ['files'], write: seedElectricity },
  handlers: {
    saveElectricityCertificate: (context) => {
      const { store, clock, gateway, body } = context
      checkForm(context, electricityCertificateFormFields, body)
      const binding = ownBinding(context, body.enId)
      // Only an enterprise whose binding has passed can be chosen (§4).
      if (binding.bindAudit !== 'PASS') fail('4030', '企业绑定审核通过后才能提交认定申请')
      checkUploaded(store, body.wordFile, 'wordFile')
      checkUploaded(store, body.pdfFile, 'pdfFile')
      const open = store.electricityCertificates
        .by('enId', binding.enId)
        .some(({ status }) => status === 'SUBMITTED' || status === 'AUDITING')
      if (open) fail('4090', '该企业有未办结的认定申请，请勿重复提交')
      const { userId: _userId, ...certificate } = store.electricityCertificates.insert({
        id: gateway.newId('ec'),
        userId: member(context).id,
        enId: binding.enId,
        enName: binding.name,
        wordFile: body.wordFile,
        pdfFile: body.pdfFile,
        status: 'SUBMITTED',
        level: null,
        certNo: null,
        validUntil: null,
        auditRemark: null,
        submitTime: clock.dateTime(),
      })
      return certificate
    },

    listElectricityCertificates: (context) => {
      const { store, query } = context
      const { enId, status } = query
      if (enId !== undefined) ownBinding(context, enId)
      const rows = store.electricityCertificates
        .by('userId', member(context).id)
        .filter((row) => enId === undefined || row.enId === enId)
        .filter((row) => status === undefined || row.status === status)
        .toReversed()
        .toSorted((a, b) => b.submitTime.localeCompare(a.submitTime))
      return pageOf(rows, query, ({ userId: _userId, ...certificate }) => certificate)
    },

    getElectricityTemplate: ({ store }) => {
      const file = store.files.get(electricityTemplateId) ?? fail('4040', '暂无申请表模板，请咨询客服')
      return { name: file.name, size: file.size, url: fileUrl(file.id, file.name), uid: file.id }
    },
  },
}

/** Refuses a file that was never uploaded. */
function checkUploaded(store: Store, { url }: { url: string }, name: 'wordFile' | 'pdfFile'): void {
  if (findFileByUrl(store, url) !== undefined) return
  failFields([{ errorMessage: askFor(electricityCertificateFormFields[name]), field: `body.${name}` }])
}
