import { college } from 'college/facts'
import { PageHead } from '#app/components/page-head'

export default function Course() {
  return (
    <>
      <PageHead title="Course" description={college.description} path="/course" />
      <h1 className="container-page py-20 text-4xl text-heading">Course</h1>
    </>
  )
}
