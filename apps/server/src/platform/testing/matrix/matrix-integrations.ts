import { admin, type Lines, loggedIn, of } from './matrix-lines.ts'

/** Keys of other systems, and how these hear what happens. */
export const INTEGRACOES: Lines = {
  'GET /chaveApi': admin,
  'GET /chaveApi/pessoas': admin,
  'POST /chaveApi': admin,
  'DELETE /chaveApi/:id': of('chaveApi', admin),
  'GET /chaveApi/:id/chamadas': of('chaveApi', admin),
  'GET /eventos': loggedIn,
  'GET /provedor': admin,
  'POST /provedor': admin,
  'GET /provedor/:id': of('provedor', admin),
  'PUT /provedor/:id': of('provedor', admin),
  'DELETE /provedor/:id': of('provedor', admin),
  'POST /provedor/:id/testar': of('provedor', admin),
  'GET /webhook': admin,
  'POST /webhook': admin,
  'GET /webhook/:id': of('webhook', admin),
  'PUT /webhook/:id': of('webhook', admin),
  'DELETE /webhook/:id': of('webhook', admin),
  'POST /webhook/:id/segredo': of('webhook', admin),
  'POST /webhook/:id/exemplo': of('webhook', admin),
  'GET /webhook/:id/entregas': of('webhook', admin),
  'POST /webhookEntrega/:id/reenviar': of('webhookEntrega', admin),
  'GET /wms/situacao': admin,
  'POST /wms/tentar': admin,
}
