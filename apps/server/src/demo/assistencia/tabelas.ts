import type { Executor } from '../../platform/db/index.ts'
import * as store from '../store.ts'
import {
  DEMO_CHECKLIST,
  DEMO_MARCAS,
  DEMO_MODELOS,
  DEMO_SERVICOS,
  DEMO_SINTOMAS,
  DEMO_TIPOS,
} from './cadastros.ts'

/** The registers that an order is filled from. */
export const seedTabelas = async (db: Executor): Promise<void> => {
  const grupos = await store.insertNomeados(db, 'grupo_marca', [
    ...new Set(DEMO_MARCAS.flatMap(({ grupo }) => grupo ?? [])),
  ])
  const tipos = await store.insertNomeados(db, 'tipo_equipamento', DEMO_TIPOS)
  await store.insertChecklist(
    db,
    DEMO_CHECKLIST.pontos.map(([nome, medida], at) => ({
      tipo_equipamento_id: tipos.get(DEMO_CHECKLIST.tipo ?? '') ?? 0,
      tipo: 'QUALIDADE',
      ordem: at + 1,
      nome,
      medida,
    })),
  )
  const marcas = await store.insertMarcas(
    db,
    DEMO_MARCAS.map(({ nome, grupo }) => ({
      nome,
      grupo_marca_id: grupo === null ? null : (grupos.get(grupo) ?? null),
    })),
  )
  await store.insertModelos(
    db,
    DEMO_MODELOS.map(
      ({ codigo, descricao, marca = '', tipo = '', meses, tem: [parafusos, pinos, terminais] }) => ({
        codigo,
        descricao,
        marca_id: marcas.get(marca) ?? 0,
        tipo_equipamento_id: tipos.get(tipo) ?? 0,
        meses_garantia: meses,
        parafusos,
        pinos,
        terminais,
      }),
    ),
  )
  await store.insertNomeados(db, 'sintoma_os', DEMO_SINTOMAS)
  await store.insertServicos(
    db,
    DEMO_SERVICOS.map(([codigo, nome, valor, mao_de_obra_garantia]) => ({
      codigo,
      nome,
      valor,
      mao_de_obra_garantia,
    })),
  )
}
