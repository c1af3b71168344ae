import { useMutation } from '@tanstack/react-query'
import { type ContactForm, createContactMessage } from 'contract/messaging/contact'
import { call } from '#app/lib/call'

export function useSendMessage() {
  return useMutation({
    mutationFn: ({ _id, ...body }: ContactForm & { _id?: string | undefined }) =>
      call(createContactMessage, { body, query: _id ? { _id } : {} }),
  })
}
