import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { DataOf } from '../../../gateway/contract.ts'
import { gatewayQuery } from '../../../gateway/query.ts'
import { Facts, type Fact } from '../../../ui/Facts.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { QueryContent } from '../../../ui/QueryContent.tsx'
import styles from './ResumePage.module.css'

interface EnterpriseResumePageProps {
  enId: string
  /** Shows the way to the provider's resume, too. */
  isFacilitator: boolean
}

const persons = (amount: number | null) => (amount === null ? undefined : `${amount} 人`)
const money = (amount: number | null | undefined) =>
  amount === null || amount === undefined ? undefined : `${amount.toLocaleString('zh-CN')} 万元`
const pieces = (amount: number | null) => (amount === null ? undefined : `${amount} 件`)

/** An enterprise's resume in its six sections (§2.6; §2.1 /qw/personal/resume/:id). */
export function EnterpriseResumePage({ enId, isFacilitator }: EnterpriseResumePageProps) {
  const query = useQuery(gatewayQuery('getEnterpriseDetails', { query: { enId } }, { silent: true }))
  return (
    <Panel
      title={query.data?.name ?? '企业信息'}
      aside={isFacilitator ? <Link to="/qw/personal/resume/provider">服务商信息</Link> : undefined}
    >
      <QueryContent query={query} lines={12}>
        {(details) => (
          <>
            <p className={styles['text']}>已完善 {details.completion}%。信息越完整，推荐的政策越精准。</p>
            {sectionsOf(details).map(({ title, facts }) => (
              <section key={title} className={styles['section']} aria-label={title}>
                <h2>{title}</h2>
                <Facts facts={facts.map(({ name, value }) => ({ name, value: value ?? '未填写' }))} />
              </section>
            ))}
          </>
        )}
      </QueryContent>
    </Panel>
  )
}

type Details = DataOf<'getEnterpriseDetails'>

function sectionsOf(details: Details): { title: string; facts: Fact[] }[] {
  const { basicDTO, personnelDTO, managementDTO, intellectualDTO, projectDTO, carrierDTO } = details
  const [business] = managementDTO.managementDTOList
  return [
    {
      title: '基本信息',
      facts: [
        { name: '信用代码', value: basicDTO.creditCode },
        { name: '成立时间', value: basicDTO.establishTime },
        { name: '注册资本', value: money(basicDTO.regCapital) },
        { name: '主营服务', value: basicDTO.services },
      ],
    },
    {
      title: '人员信息',
      facts: [
        { name: '从业人员', value: persons(personnelDTO.employeeAmount) },
        { name: '大专以上', value: persons(personnelDTO.overCollegeAmount) },
        { name: '本科以上', value: persons(personnelDTO.overBachelorAmount) },
        { name: '硕士以上', value: persons(personnelDTO.overMasterAmount) },
        { name: '博士以上', value: persons(personnelDTO.overDoctorAmount) },
      ],
    },
    {
      title: `经营数据${business === undefined ? '' : `（${business.year} 年）`}`,
      facts: [
        { name: '资产总额', value: money(business?.totalAsset) },
        { name: '净利润', value: money(business?.netProfit) },
        { name: '纳税总额', value: money(business?.tax) },
        { name: '主营收入', value: money(business?.mainBusinessIncome) },
        { name: '研发投入', value: money(business?.developInput) },
      ],
    },
    {
      title: '知识产权',
      facts: [
        { name: '专利', value: pieces(intellectualDTO.patentCount) },
        { name: '商标', value: pieces(intellectualDTO.trademarkCount) },
        { name: '软件著作权', value: pieces(intellectualDTO.softwareCount) },
      ],
    },
    {
      title: '项目信息',
      facts: [
        { name: '总投资', value: money(projectDTO.projectTotalInvestAmount) },
        { name: '开工日期', value: projectDTO.projectOpreateDate },
      ],
    },
    {
      title: '载体信息',
      facts: [
        {
          name: '可自主支配面积',
          value:
            carrierDTO.incubatorDisposableArea === null ? undefined : `${carrierDTO.incubatorDisposableArea} 平方米`,
        },
        { name: '在孵企业', value: carrierDTO.incubatorCompanyAmount },
        { name: '毕业企业', value: carrierDTO.incubatorGraduatedCompanyAmount },
      ],
    },
  ]
}
