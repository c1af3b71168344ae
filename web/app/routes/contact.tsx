import { college } from 'college/facts'
import { PageHead } from '#app/components/page-head'

export default function Contact() {
  return (
    <>
      <PageHead title="Contact" description={college.description} path="/contact" />
      <h1 className="container-page py-20 text-4xl text-heading">Contact</h1>
    </>
  )
}
