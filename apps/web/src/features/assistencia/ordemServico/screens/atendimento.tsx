import styles from '../entrada/entrada.module.css'
import { IconPrinter } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useUser } from '../../../../platform/session/session-store.ts'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { UnsavedGuard } from '../../../../ui/form/unsaved-guard.tsx'
import { Button, ButtonLink } from '../../../../ui/page/button.tsx'
import { Page } from '../../../../ui/page/page.tsx'
import { PagamentosField, SemCobrancaField } from '../acoes/pagamentos-field.tsx'
import { FeitoCard } from '../atendimento/feito-card.tsx'
import { useAtendimento } from '../atendimento/use-atendimento.ts'
import { PassoCliente } from '../entrada/passo-cliente.tsx'

/** /ordemServico/novo?tipo=PA: customer, work, price and payment on one screen, then the receipt (decisions 55). */
export function Atendimento() {
  const router = useRouter()
  const user = useUser()
  const comPosto = !user?.posto
  const picker = useRef<HTMLInputElement | null>(null)
  const form = useAtendimento({
    comPosto,
    onDone: ({ id }) =>
      void router.navigate({
        to: '/ordemServico/$id/imprimir/$papel',
        params: { id: String(id), papel: 'atendimento' },
        replace: true,
      }),
  })
  const { region, total, erros, save } = form
  const saveByKeys = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return
    event.preventDefault()
    save.run()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => saveByKeys(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  // The first field asks for the customer, so it has the focus and typing can start at once.
  useEffect(() => region.current?.querySelector('input')?.focus(), [region])
  return (
    <Page
      title="Novo pronto atendimento"
      subtitle="Bateria, pulseira, pino: o que se faz na hora"
      back="/ordemServico"
      actions={
        <ButtonLink small look="quiet" to="/ordemServico/novo">
          Passar para OS
        </ButtonLink>
      }
    >
      <div className={styles.entradaOs} ref={region}>
        <div className={styles.osEt}>
          {form.problemas.length > 0 && (
            <Faixa tone="error">
              {form.problemas.map((problema) => (
                <p key={problema}>{problema}</p>
              ))}
            </Faixa>
          )}
          <PassoCliente
            form={{
              entrada: form.entrada,
              change: form.change,
              erros,
              go: () => requestAnimationFrame(() => picker.current?.focus()),
            }}
            comPosto={comPosto}
          />
          <FeitoCard form={form} pickerRef={(input) => void (picker.current = input)} />
          {total > 0 && (
            <section className="cartao" aria-label="Pagamento">
              <div className="corpo pilha">
                {form.semCobranca === null && (
                  <PagamentosField
                    name="pagamentos"
                    label="Como foi pago"
                    falta={total}
                    value={form.pagamentos}
                    onChange={form.pay}
                    error={erros['pagamentos']}
                  />
                )}
                <SemCobrancaField
                  name="semCobranca"
                  label="Sem cobrança"
                  value={form.semCobranca}
                  onChange={form.waive}
                  error={erros['semCobranca']}
                />
              </div>
            </section>
          )}
        </div>
        <div className="rodape">
          <div className="fim">
            <Button
              look="filled"
              className={styles.osGr}
              icon={IconPrinter}
              disabled={save.busy}
              aria-busy={save.busy}
              onClick={() => save.run()}
            >
              Concluir e imprimir recibo
            </Button>
          </div>
        </div>
      </div>
      <UnsavedGuard dirty={form.dirty} />
    </Page>
  )
}
