import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/index.ts'

type Linha = { quem: string; marca: string; modelo?: string; desdeDias: number; ateDias?: number }

/** Who is trained for what, in days from today; one of them is over, and one is of a single model. */
const TREINAMENTOS: readonly Linha[] = [
  { quem: 'tecnico', marca: 'Aurora Fictícia', desdeDias: -500 },
  { quem: 'tecnico', marca: 'Faz de Conta Sport', desdeDias: -200, ateDias: 530 },
  { quem: 'tecnico', marca: 'Meridiano Imaginário', desdeDias: -420 },
  { quem: 'tecnico', marca: 'Ampulheta Inventada', desdeDias: -760, ateDias: -30 },
  { quem: 'tecnico2', marca: 'Aurora Fictícia', desdeDias: -300, ateDias: 65 },
  { quem: 'tecnico2', marca: 'Meridiano Imaginário', modelo: 'ME-2001', desdeDias: -90 },
  { quem: 'responsavel', marca: 'Aurora Fictícia', desdeDias: -900 },
  { quem: 'responsavel2', marca: 'Ampulheta Inventada', desdeDias: -400 },
]

/** What the demo's people of the posts are trained for. */
export const insertTreinamentos = async (db: Executor, now: Date): Promise<void> => {
  await sql`
    insert into tecnico_treinamento (usuario_id, marca_id, modelo_produto_id, desde, ate)
    select usuario.id, marca.id, modelo.id, (${now}::timestamptz)::date + linha.desde, (${now}::timestamptz)::date + linha.ate
      from unnest(${TREINAMENTOS.map(({ quem }) => `${quem}@retaguarda.example`)}::text[],
                  ${TREINAMENTOS.map(({ marca }) => marca)}::text[],
                  ${TREINAMENTOS.map(({ modelo }) => modelo ?? null)}::text[],
                  ${TREINAMENTOS.map(({ desdeDias }) => desdeDias)}::integer[],
                  ${TREINAMENTOS.map(({ ateDias }) => ateDias ?? null)}::integer[])
           as linha (email, marca, modelo, desde, ate)
      join usuario on usuario.email = linha.email
      join marca on marca.nome = linha.marca
      left join modelo_produto modelo on modelo.codigo = linha.modelo
    on conflict do nothing`.execute(db)
}
