import type { PostoRow } from '../../store.ts'

/** The service point whose people may log in, and a second one. */
export const DEMO_POSTO = '99999031000165'
export const DEMO_POSTO_EMAIL = 'contato@ponteiro.example'
export const DEMO_POSTO_2 = '99999032000100'
/** A habilitado of the first. */
export const DEMO_HABILITADO = '99999033000154'

/**
 * Service points that nobody could mistake for real ones; the check digits are valid. The last belongs to the first.
 */
export const DEMO_POSTOS: readonly (PostoRow & { credenciado: string | null })[] = [
  {
    cnpj: DEMO_POSTO,
    razao_social: 'Relojoaria Ponteiro Fictício Ltda',
    nome_fantasia: 'Relojoaria Ponteiro Fictício',
    inscricao_estadual: '110042490114',
    inscricao_municipal: '34567890',
    email_comercial: DEMO_POSTO_EMAIL,
    telefone_comercial: '1155550131',
    cep: '01310100',
    rua: 'Avenida Paulista',
    numero: '9001',
    complemento: 'Loja 12',
    bairro: 'Bela Vista',
    pais: 'Brasil',
    estado: 'SP',
    cidade: 'São Paulo',
    hora_funcionamento: 'SEGUNDA_A_SABADO',
    abre: '09:00',
    fecha: '18:00',
    tipo: 'CREDENCIADO',
    codigo_sap: '500131',
    credenciado: null,
  },
  {
    cnpj: DEMO_POSTO_2,
    razao_social: 'Oficina do Tempo Imaginário Ltda',
    nome_fantasia: 'Oficina do Tempo Imaginário',
    inscricao_estadual: 'ISENTO',
    inscricao_municipal: '0098123',
    email_comercial: 'contato@tempoimaginario.example',
    telefone_comercial: '2155550132',
    cep: '20040002',
    rua: 'Avenida Rio Branco',
    numero: '9002',
    complemento: 'Sala 301',
    bairro: 'Centro',
    pais: 'Brasil',
    estado: 'RJ',
    cidade: 'Rio de Janeiro',
    hora_funcionamento: 'SEGUNDA_A_SEXTA',
    abre: '10:00',
    fecha: '19:00',
    tipo: 'CREDENCIADO',
    codigo_sap: '500132',
    credenciado: null,
  },
  {
    cnpj: DEMO_HABILITADO,
    razao_social: 'Corda e Coroa Consertos Fictícios Ltda',
    nome_fantasia: 'Corda e Coroa (fictícia)',
    inscricao_estadual: 'ISENTO',
    inscricao_municipal: 'ISENTO',
    email_comercial: 'contato@cordaecoroa.example',
    telefone_comercial: '1955550133',
    cep: '13010041',
    rua: 'Rua Treze de Maio',
    numero: 'S/N',
    complemento: 'Sem complemento',
    bairro: 'Centro',
    pais: 'Brasil',
    estado: 'SP',
    cidade: 'Campinas',
    hora_funcionamento: 'SEGUNDA_A_SEXTA',
    abre: '08:30',
    fecha: '17:30',
    tipo: 'HABILITADO',
    codigo_sap: '500133',
    credenciado: DEMO_POSTO,
  },
]
