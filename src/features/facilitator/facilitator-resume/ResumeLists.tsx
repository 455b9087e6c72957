import { useFormContext } from 'react-hook-form'
import { inputOf } from '#gateway/fields/input/inputOf.ts'
import { facilitatorCaseFields as cases } from '#gateway/generated/fields/FacilitatorCase.ts'
import { facilitatorResumeFields } from '#gateway/generated/fields/FacilitatorResume.ts'
import { facilitatorTeamRoleFields as role } from '#gateway/generated/fields/FacilitatorTeamRole.ts'
import { mainBusinessRowFields as business } from '#gateway/generated/fields/MainBusinessRow.ts'
import { NumberField } from '#ui/form/controls/NumberField.tsx'
import { TextAreaField } from '#ui/form/controls/TextAreaField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { ProductRow } from './ProductRow.tsx'
import { QualificationRow } from './QualificationRow.tsx'
import { ResumeRows, RowImages } from './ResumeRows.tsx'
import styles from './ResumeRows.module.css'
import type { ResumeValues } from './resumeSchema.ts'

/** The resume's lists: what the facilitator does, sells and holds, its team and its cases. */
export function ResumeLists() {
  return (
    <>
      <ResumeRows list="mainBusiness" noun="主营业务">
        {(index, title) => <MainBusinessRow index={index} title={title} />}
      </ResumeRows>
      <ResumeRows list="products" noun="产品" hint="上架的产品审核通过后在服务产品中展示">
        {(index, title) => <ProductRow index={index} title={title} />}
      </ResumeRows>
      <ResumeRows
        list="qualifications"
        noun="资质"
        hint={`最多 ${facilitatorResumeFields.qualifications.maxItems} 项；上传证书，企业更放心`}
      >
        {(index, title) => <QualificationRow index={index} title={title} />}
      </ResumeRows>
      <ResumeRows list="team" noun="角色" hint="按角色说明人数与专长，不填写个人姓名">
        {(index) => <TeamRow index={index} />}
      </ResumeRows>
      <ResumeRows list="cases" noun="案例" hint="服务对象请脱敏，如 某乐器制造企业">
        {(index, title) => <CaseRow index={index} title={title} />}
      </ResumeRows>
    </>
  )
}

/** One line of main business (§3.1). */
function MainBusinessRow({ index, title }: { index: number; title: string }) {
  const { register, watch, formState } = useFormContext<ResumeValues>()
  const errors = formState.errors.mainBusiness?.[index]
  return (
    <>
      <div className={styles['texts']}>
        <TextField
          {...register(`mainBusiness.${index}.name`)}
          {...inputOf(business.name)}
          error={errors?.name?.message}
        />
        <div className={styles['wide']}>
          <TextAreaField
            {...register(`mainBusiness.${index}.description`)}
            {...inputOf(business.description)}
            rows={2}
            length={watch(`mainBusiness.${index}.description`).length}
            error={errors?.description?.message}
          />
        </div>
      </div>
      <RowImages name={`mainBusiness.${index}.images`} title={title} images={business.images} />
    </>
  )
}

/** One role of the team, without names of persons (contract, FacilitatorTeamRole). */
function TeamRow({ index }: { index: number }) {
  const { register, formState } = useFormContext<ResumeValues>()
  const errors = formState.errors.team?.[index]
  return (
    <div className={`${styles['texts']} ${styles['whole']}`}>
      <TextField
        {...register(`team.${index}.title`)}
        {...inputOf(role.title)}
        placeholder="如 检测工程师"
        error={errors?.title?.message}
      />
      <NumberField
        {...register(`team.${index}.count`)}
        label={role.count.title}
        unit="人"
        whole
        required
        error={errors?.count?.message}
      />
      <TextField
        {...register(`team.${index}.desc`)}
        {...inputOf(role.desc)}
        placeholder="如 其中高级工程师 5 名"
        error={errors?.desc?.message}
      />
    </div>
  )
}

/** One case of service; the customer is described without a name (contract, FacilitatorCase). */
function CaseRow({ index, title }: { index: number; title: string }) {
  const { register, watch, formState } = useFormContext<ResumeValues>()
  const errors = formState.errors.cases?.[index]
  return (
    <>
      <div className={styles['texts']}>
        <TextField {...register(`cases.${index}.title`)} {...inputOf(cases.title)} error={errors?.title?.message} />
        <TextField
          {...register(`cases.${index}.clientMasked`)}
          {...inputOf(cases.clientMasked)}
          placeholder="如 某乐器制造企业"
          error={errors?.clientMasked?.message}
        />
        <TextField
          {...register(`cases.${index}.year`)}
          label={cases.year.title}
          inputMode="numeric"
          maxLength={4}
          required
          error={errors?.year?.message}
        />
        <div className={styles['wide']}>
          <TextAreaField
            {...register(`cases.${index}.desc`)}
            {...inputOf(cases.desc)}
            rows={2}
            length={watch(`cases.${index}.desc`).length}
            error={errors?.desc?.message}
          />
        </div>
      </div>
      <RowImages name={`cases.${index}.images`} title={title} images={cases.images} />
    </>
  )
}
