import type { ContactForm } from 'contract/messaging/contact'

export const aContactForm = (given: Partial<ContactForm> = {}): ContactForm => ({
  name: 'Asha Verma',
  email: 'asha.verma@mail.example',
  phone: '+91 98765 43210',
  subject: 'Admission to B.A.',
  message: 'When does the admission to B.A. begin?',
  ...given,
})
