/** The heading of the section for a group of points, e.g. 创新能力（40 分）. */
export function headingOf({ title, max }: { readonly title: string; readonly max: number }): string {
  return `${title}（${max} 分）`
}
