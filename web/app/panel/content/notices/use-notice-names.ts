import { useQuery } from '@tanstack/react-query'
import { departmentTitle } from 'contract/content/catalogue'
import { allDepartments } from 'contract/content/notice-list'
import { contentOfTypeQuery } from '#app/data/content-lists'
import { useCatalogue } from '#app/lib/site'

const collegeWideTitle = 'Whole college'

export function useNoticeNames() {
  const catalogue = useCatalogue()
  const { data: categories = [] } = useQuery(contentOfTypeQuery('noticeCategory'))
  const titles = new Map(categories.map(({ _id, title }) => [_id, title]))
  return {
    category: (id: string) => titles.get(id) ?? '…',
    department: (code: string) =>
      code === allDepartments ? collegeWideTitle : departmentTitle(catalogue, code),
  }
}
export type NoticeNames = ReturnType<typeof useNoticeNames>
