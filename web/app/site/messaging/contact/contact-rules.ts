import { zodResolver } from '@hookform/resolvers/zod'
import { contactForm } from 'contract/messaging/contact'

export const contactRules = zodResolver(contactForm)
