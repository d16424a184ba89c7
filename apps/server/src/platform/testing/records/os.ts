import { randomBytes } from 'node:crypto'
import type { Executor } from '../../db/index.ts'

/** A service order with a photo, a notice for its consumer, and the consumer's rating. */
export type OsRecords = { ordemServico: number; osArquivo: number; osAviso: number; avaliacao: number }

/** A service order in creation, of a post and a customer of its own, with a photo. */
export const createOsRecords = async (
  db: Executor,
  name: string,
  file: { chave: string; length: number; sha256: Buffer },
): Promise<OsRecords> => {
  const cnpj = `${Math.trunc(Math.random() * 1e12)}`.padStart(12, '0')
  const { id: posto_id } = await db
    .insertInto('posto_autorizado')
    .values({
      cnpj: `${cnpj}00`,
      razao_social: name,
      nome_fantasia: name,
      inscricao_estadual: 'ISENTO',
      inscricao_municipal: 'ISENTO',
      email_comercial: 'posto@retaguarda.example',
      telefone_comercial: '1130000000',
      cep: '01310100',
      rua: 'Rua',
      numero: '1',
      complemento: 'Sem complemento',
      bairro: 'Centro',
      pais: 'Brasil',
      estado: 'SP',
      cidade: 'São Paulo',
      hora_funcionamento: 'SEGUNDA_A_SEXTA',
      tipo: 'CREDENCIADO',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: consumidor_id } = await db
    .insertInto('consumidor')
    .values({ posto_id, nome: name })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: ordemServico } = await db
    .insertInto('ordem_servico')
    .values({ posto_id, consumidor_id, ano: 2026, numero: 1, os_type: 'OS' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: osArquivo } = await db
    .insertInto('os_arquivo')
    .values({
      ...file,
      ordem_servico_id: ordemServico,
      tipo: 'FOTO',
      filename: 'foto.jpg',
      content_type: 'image/jpeg',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: osAviso } = await db
    .insertInto('os_aviso')
    .values({ ordem_servico_id: ordemServico, aviso: 'ABERTURA', criado_em: new Date(), por_email: false })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: avaliacao } = await db
    .insertInto('avaliacao')
    .values({
      ordem_servico_id: ordemServico,
      posto_id,
      sal: randomBytes(16),
      token_hash: randomBytes(32),
      criado_em: new Date(),
      expira_em: new Date(),
      respondida_em: new Date(),
      atendimento: 5,
      prazo: 4,
      preco: 4,
      qualidade: 5,
      quer_ligacao: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ordemServico, osArquivo, osAviso, avaliacao }
}
