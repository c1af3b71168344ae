import { college } from 'college/facts'
import { PageHead } from '#app/components/page-head'

export default function About() {
  return (
    <>
      <PageHead title="About" description={college.description} path="/about" />
      <h1 className="container-page py-20 text-4xl text-heading">About</h1>
    </>
  )
}
