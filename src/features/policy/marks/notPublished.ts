/** Shown where a department has not published a required part. */
export const notPublished = '待部门补充'
