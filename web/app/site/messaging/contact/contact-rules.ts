import { zodResolver } from '@hookform/resolvers/zod'
import { contactForm } from 'contract/messaging/contact'

/** Checks a message to the office before it is sent. */
export const contactRules = zodResolver(contactForm)
