import { Anchor } from '#ui/Anchor.tsx'
import { Link } from '#ui/Link.tsx'
import { loginAddress } from '#gateway/loginAddress.ts'
import { buttonClass } from '#ui/Button.tsx'
import { GuideLinks, type GuideLink } from '#ui/guide/GuideLinks.tsx'
import { GuidePart } from '#ui/guide/GuidePart.tsx'
import { GuideSteps } from '#ui/guide/GuideSteps.tsx'
import { RecommendedPolicies } from '../brief/PolicyLists.tsx'
import styles from './ReportPage.module.css'

const steps = [
  '填写企业信息：基本信息、人员信息、经营数据、知识产权、项目信息、载体信息，共六部分。',
  '信息越完整，推荐的政策越精准；不清楚的可以不填，没填的不会当作不符合。',
  '提交后获取智能推荐报告：能享受哪些政策、还差哪些条件、依据哪一条、什么时候截止。',
]

const ways: readonly GuideLink[] = [
  { title: '按条件找政策', text: '按层级、类别、申报状态自己筛选', path: '/policy/info' },
  { title: '人才政策匹配', text: '按学历、职称、年龄找引才、安居、创业政策', path: '/policy/talent' },
  { title: '政策工具', text: '企业规模、高企、专精特新等六项自测', path: '/policy/tool' },
]

/** How matching works and how to start, for somebody without data to match. */
export function ReportIntro({ signedIn }: { signedIn: boolean }) {
  return (
    <>
      <GuidePart title="怎样匹配">
        <GuideSteps steps={steps} />
        <div className={styles['start']}>
          <Link to="/policy/report" search={{ fill: 'basicDTO.name' }} className={buttonClass({ look: 'primary' })}>
            填写企业信息，开始匹配
          </Link>
          {signedIn ? null : (
            <Anchor href={loginAddress('/policy/report')} className={buttonClass()}>
              登录后用已有的企业信息匹配
            </Anchor>
          )}
        </div>
      </GuidePart>
      <GuidePart title="也可以">
        <GuideLinks links={ways} />
      </GuidePart>
      <GuidePart title="推荐关注的政策">
        <RecommendedPolicies />
      </GuidePart>
    </>
  )
}
