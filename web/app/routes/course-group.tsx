import { college } from 'college/facts'
import { PageHead } from '#app/components/page-head'

export default function CourseGroup() {
  return (
    <>
      <PageHead title="Courses" description={college.description} path="/courses" />
      <h1 className="container-page py-20 text-4xl text-heading">Courses</h1>
    </>
  )
}
