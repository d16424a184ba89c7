import type { Tecnico } from '@app/contract/assistencia/tecnico'
import { TREINAMENTOS_MAXIMO } from '@app/contract/assistencia/tecnico'
import { marca as marcaReference, modeloProduto } from '@app/contract/registers/references'
import { IconPlus, IconTrash, IconUserOff } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { describeError } from '../../../../platform/http/errors.ts'
import { useUser } from '../../../../platform/session/session-store.ts'
import { randomId } from '../../../../platform/text/random-id.ts'
import { today } from '../../../../platform/text/time.ts'
import { type Chosen, ReferenceField } from '../../../../register/form/reference-field.tsx'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx'
import { LoadingCard } from '../../../../ui/feedback/loading-card.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useTask } from '../../../../ui/feedback/use-task.ts'
import { DayField } from '../../../../ui/fields/dates/day-field.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { requiredText, useSaveForm } from '../../../../ui/form/use-save-form.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { useBack } from '../../../../ui/page/use-back.ts'
import { removeTecnico, saveTecnico, tecnicoQuery, TECNICOS } from '../api.ts'
import { Situacao } from '../parts/situacao.tsx'
import styles from '../parts/tecnico.module.css'

type Linha = {
  key: string
  marca: Chosen | null
  modelo: Chosen | null
  desde: string | null
  ate: string | null
}

const novaLinha = (): Linha => ({ key: randomId(), marca: null, modelo: null, desde: today(), ate: null })

const linhasOf = ({ treinamentos }: Tecnico): Linha[] =>
  treinamentos.map((treinamento) => ({ key: randomId(), ...treinamento }))

function Treinamentos({ tecnico, back }: { tecnico: Tecnico; back: string }) {
  const client = useQueryClient()
  const goBack = useBack(back)
  const form = useSaveForm<{ treinamentos: Linha[] }>({
    initialValues: { treinamentos: linhasOf(tecnico) },
    validate: ({ treinamentos }) =>
      Object.fromEntries(
        treinamentos.flatMap(({ marca, desde }, at) => [
          ...(marca ? [] : [[`treinamentos.${at}.marca`, requiredText('Marca')]]),
          ...(desde === null ? [[`treinamentos.${at}.desde`, requiredText('Vale de')]] : []),
        ]),
      ),
    onSave: async ({ treinamentos }) => {
      const saved = await saveTecnico(tecnico.id, {
        treinamentos: treinamentos.flatMap(({ marca, modelo, desde, ate }) =>
          marca && desde
            ? [{ marca: { id: marca.id }, modelo: modelo && { id: modelo.id }, desde, ate }]
            : [],
        ),
        versao: tecnico.versao,
      })
      client.setQueryData(tecnicoQuery(saved.id).queryKey, saved)
      await client.invalidateQueries({ queryKey: TECNICOS })
      toast.success('Treinamentos salvos.')
      goBack()
    },
  })
  const { value: linhas, onChange } = form.field('treinamentos')
  // Of the present values: a brand is found after a date may have been typed.
  const set = (at: string, part: Partial<Linha>) =>
    onChange(form.getValues().treinamentos.map((linha) => (linha.key === at ? { ...linha, ...part } : linha)))
  return (
    <Form form={form} label="Treinamentos" onCancel={goBack}>
      <section className="cartao" aria-labelledby="tecnico-treinamentos">
        <header>
          <h2 id="tecnico-treinamentos">Treinamentos</h2>
        </header>
        <div className="corpo pilha">
          {linhas.length === 0 && <p className="t2">Nenhum treinamento.</p>}
          {linhas.map(({ key, marca, modelo, desde, ate }, index) => (
            <div key={key} className={styles.linha} role="group" aria-label={`Treinamento ${index + 1}`}>
              <ReferenceField
                label="Marca"
                required
                reference={marcaReference}
                value={marca}
                error={form.errorAt(`treinamentos.${index}.marca`)}
                onChange={(chosen) =>
                  set(key, { marca: chosen, ...(chosen?.id !== marca?.id && { modelo: null }) })
                }
              />
              <ReferenceField
                label="Modelo, se for um só"
                clearable
                reference={modeloProduto}
                value={modelo}
                error={form.errorAt(`treinamentos.${index}.modelo`)}
                onChange={(chosen) => set(key, { modelo: chosen })}
              />
              <DayField
                label="Vale de"
                required
                value={desde}
                error={form.errorAt(`treinamentos.${index}.desde`)}
                onChange={(day) => set(key, { desde: day })}
              />
              <DayField
                label="Vale até"
                value={ate}
                error={form.errorAt(`treinamentos.${index}.ate`)}
                onChange={(day) => set(key, { ate: day })}
              />
              <Button
                small
                look="quiet"
                icon={IconTrash}
                iconOnly
                onClick={() => onChange(linhas.filter((linha) => linha.key !== key))}
              >
                {`Remover treinamento ${index + 1}`}
              </Button>
              {desde && (
                <div className={styles.situacao}>
                  <Situacao treinamento={{ desde, ate }} />
                </div>
              )}
            </div>
          ))}
          <div>
            <Button
              small
              icon={IconPlus}
              disabled={linhas.length >= TREINAMENTOS_MAXIMO}
              onClick={() => onChange([...linhas, novaLinha()])}
            >
              Acrescentar treinamento
            </Button>
          </div>
        </div>
      </section>
    </Form>
  )
}

/** Takes somebody from the post; who asks stays. */
function Remover({ tecnico: { id, nome }, back }: { tecnico: Tecnico; back: string }) {
  const client = useQueryClient()
  const router = useRouter()
  const eu = useUser()
  const [asking, setAsking] = useState(false)
  const { run } = useTask(async () => {
    try {
      await removeTecnico(id)
    } catch (error) {
      toast.error(describeError(error))
      return
    }
    toast.success(`${nome} não entra mais.`)
    await router.navigate({ to: back })
    await Promise.all([TECNICOS, ['colaboradores']].map((queryKey) => client.invalidateQueries({ queryKey })))
  })
  if (eu?.id === id) return null
  return (
    <>
      <Button small look="quiet" icon={IconUserOff} iconOnPhone onClick={() => setAsking(true)}>
        Tirar do posto
      </Button>
      <ConfirmDialog
        opened={asking}
        title={`Tirar ${nome} do posto?`}
        confirmLabel="Tirar do posto"
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          run()
          setAsking(false)
        }}
      >
        <p>
          As sessões abertas terminam agora e a licença fica livre. O que a pessoa fez continua nas OS, e ela
          pode ser reativada em Colaboradores, com os treinamentos.
        </p>
      </ConfirmDialog>
    </>
  )
}

/** /tecnico/{id}: the brands and models that somebody is trained for, and for how long. */
export function TecnicoRecord({ id }: { id: number }) {
  const query = useQuery(tecnicoQuery(id))
  const { data } = query
  const back = data ? `/tecnico?posto=${data.posto.id}` : '/tecnico'
  return (
    <Page
      title={data?.nome ?? 'Técnico'}
      subtitle={data?.posto.nomeFantasia}
      back={back}
      actions={data && <Remover tecnico={data} back={back} />}
    >
      {data ? (
        <Treinamentos key={data.versao} tecnico={data} back={back} />
      ) : (
        <LoadingCard query={query} fields={4} label="Técnico" />
      )}
    </Page>
  )
}
