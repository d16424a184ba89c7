export { WhatsappMessage } from './whatsapp-message.tsx'
