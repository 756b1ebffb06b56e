export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      alarms: {
        Row: {
          created_at: string;
          detail: NonNullable<Json>;
          dismissed_at: string | null;
          dismissed_by: string | null;
          id: string;
          key: string;
          kind: string;
          last_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          detail?: NonNullable<Json>;
          dismissed_at?: string | null;
          dismissed_by?: string | null;
          id?: string;
          key?: string;
          kind: string;
          last_at?: string;
        };
        Update: {
          created_at?: string;
          detail?: NonNullable<Json>;
          dismissed_at?: string | null;
          dismissed_by?: string | null;
          id?: string;
          key?: string;
          kind?: string;
          last_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'alarms_dismissed_by_fkey';
            columns: ['dismissed_by'];
            isOneToOne: false;
            referencedRelation: 'app_users';
            referencedColumns: ['id'];
          },
        ];
      };
      alur_sertifikasi: {
        Row: {
          created_at: string;
          deleted_at: string | null;
          description: string | null;
          description_en: string | null;
          documents: string | null;
          documents_en: string | null;
          duration_days: number | null;
          icon: string | null;
          id: string;
          is_published: boolean;
          outcome: NonNullable<Json>;
          output: string | null;
          output_en: string | null;
          responsible: string | null;
          responsible_en: string | null;
          step_order: number;
          title: string;
          title_en: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          deleted_at?: string | null;
          description?: string | null;
          description_en?: string | null;
          documents?: string | null;
          documents_en?: string | null;
          duration_days?: number | null;
          icon?: string | null;
          id?: string;
          is_published?: boolean;
          outcome?: NonNullable<Json>;
          output?: string | null;
          output_en?: string | null;
          responsible?: string | null;
          responsible_en?: string | null;
          step_order?: number;
          title: string;
          title_en?: string | null;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          deleted_at?: string | null;
          description?: string | null;
          description_en?: string | null;
          documents?: string | null;
          documents_en?: string | null;
          duration_days?: number | null;
          icon?: string | null;
          id?: string;
          is_published?: boolean;
          outcome?: NonNullable<Json>;
          output?: string | null;
          output_en?: string | null;
          responsible?: string | null;
          responsible_en?: string | null;
          step_order?: number;
          title?: string;
          title_en?: string | null;
          updated_at?: string;
        };
        Relationships: [];
      };
      app_users: {
        Row: {
          created_at: string;
          email: string;
          full_name: string;
          id: string;
          is_active: boolean;
          locale: string;
          role: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          email: string;
          full_name: string;
          id: string;
          is_active?: boolean;
          locale?: string;
          role?: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          email?: string;
          full_name?: string;
          id?: string;
          is_active?: boolean;
          locale?: string;
          role?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      appeals: {
        Row: {
          anonymised_at: string | null;
          application_key: string | null;
          application_number: string;
          assigned_to: string | null;
          category: string | null;
          closed_at: string | null;
          company: string | null;
          consent: NonNullable<Json>;
          created_at: string;
          decided_by: string | null;
          decider_name: string | null;
          decider_post: string | null;
          decision: string;
          decision_date: string;
          declaration: string | null;
          description: string | null;
          documents_complete_at: string | null;
          due_at: string | null;
          effect: string | null;
          email: string | null;
          entered_at: string | null;
          entered_by: string | null;
          entered_by_name: string | null;
          evidence: NonNullable<Json>;
          filing_due_on: string | null;
          finding: string | null;
          first_response_at: string | null;
          first_response_due_at: string | null;
          grounds: string;
          id: string;
          is_confidential: boolean;
          is_late: boolean;
          joined_into: string | null;
          language: string;
          late_admitted_at: string | null;
          late_admitted_by: string | null;
          late_admitted_by_name: string | null;
          late_cause: string | null;
          late_explanation: string | null;
          legal_basis: string | null;
          name: string | null;
          next_due_at: string | null;
          notice_told: string | null;
          number: string;
          outcome: string | null;
          outcome_reason: string | null;
          paused_days: number;
          phone: string | null;
          relation: string;
          reporter_wrote_at: string;
          restricted_at: string | null;
          search_text: string | null;
          source: string;
          source_name: string | null;
          spam_at: string | null;
          spam_confirmed_by: string | null;
          spam_confirmed_name: string | null;
          spam_marked_at: string | null;
          spam_marked_by: string | null;
          spam_marked_name: string | null;
          status: string;
          status_note: string | null;
          subclass_codes: string[];
          subject: string;
          updated_at: string;
          waiting_since: string | null;
        };
        ComputedFields: never;
        Insert: {
          anonymised_at?: string | null;
          application_key?: never;
          application_number: string;
          assigned_to?: string | null;
          category?: never;
          closed_at?: string | null;
          company?: string | null;
          consent?: NonNullable<Json>;
          created_at?: string;
          decided_by?: string | null;
          decider_name?: string | null;
          decider_post?: string | null;
          decision: string;
          decision_date: string;
          declaration?: string | null;
          description?: string | null;
          documents_complete_at?: string | null;
          due_at?: string | null;
          effect?: string | null;
          email?: string | null;
          entered_at?: string | null;
          entered_by?: string | null;
          entered_by_name?: string | null;
          evidence?: NonNullable<Json>;
          filing_due_on?: string | null;
          finding?: string | null;
          first_response_at?: string | null;
          first_response_due_at?: string | null;
          grounds: string;
          id?: string;
          is_confidential?: boolean;
          is_late?: boolean;
          joined_into?: string | null;
          language?: string;
          late_admitted_at?: string | null;
          late_admitted_by?: string | null;
          late_admitted_by_name?: string | null;
          late_cause?: string | null;
          late_explanation?: string | null;
          legal_basis?: string | null;
          name?: string | null;
          next_due_at?: never;
          notice_told?: string | null;
          number?: string;
          outcome?: string | null;
          outcome_reason?: string | null;
          paused_days?: number;
          phone?: string | null;
          relation: string;
          reporter_wrote_at?: string;
          restricted_at?: string | null;
          search_text?: never;
          source?: string;
          source_name?: string | null;
          spam_at?: string | null;
          spam_confirmed_by?: string | null;
          spam_confirmed_name?: string | null;
          spam_marked_at?: string | null;
          spam_marked_by?: string | null;
          spam_marked_name?: string | null;
          status?: string;
          status_note?: string | null;
          subclass_codes?: string[];
          subject: string;
          updated_at?: string;
          waiting_since?: string | null;
        };
        Update: {
          anonymised_at?: string | null;
          application_key?: never;
          application_number?: string;
          assigned_to?: string | null;
          category?: never;
          closed_at?: string | null;
          company?: string | null;
          consent?: NonNullable<Json>;
          created_at?: string;
          decided_by?: string | null;
          decider_name?: string | null;
          decider_post?: string | null;
          decision?: string;
          decision_date?: string;
          declaration?: string | null;
          description?: string | null;
          documents_complete_at?: string | null;
          due_at?: string | null;
          effect?: string | null;
          email?: string | null;
          entered_at?: string | null;
          entered_by?: string | null;
          entered_by_name?: string | null;
          evidence?: NonNullable<Json>;
          filing_due_on?: string | null;
          finding?: string | null;
          first_response_at?: string | null;
          first_response_due_at?: string | null;
          grounds?: string;
          id?: string;
          is_confidential?: boolean;
          is_late?: boolean;
          joined_into?: string | null;
          language?: string;
          late_admitted_at?: string | null;
          late_admitted_by?: string | null;
          late_admitted_by_name?: string | null;
          late_cause?: string | null;
          late_explanation?: string | null;
          legal_basis?: string | null;
          name?: string | null;
          next_due_at?: never;
          notice_told?: string | null;
          number?: string;
          outcome?: string | null;
          outcome_reason?: string | null;
          paused_days?: number;
          phone?: string | null;
          relation?: string;
          reporter_wrote_at?: string;
          restricted_at?: string | null;
          search_text?: never;
          source?: string;
          source_name?: string | null;
          spam_at?: string | null;
          spam_confirmed_by?: string | null;
          spam_confirmed_name?: string | null;
          spam_marked_at?: string | null;
          spam_marked_by?: string | null;
          spam_marked_name?: string | null;
          status?: string;
          status_note?: string | null;
          subclass_codes?: string[];
          subject?: string;
          updated_at?: string;
          waiting_since?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'appeals_assigned_to_fkey';
            columns: ['assigned_to'];
            isOneToOne: false;
            referencedRelation: 'app_users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'appeals_decided_by_fkey';
            columns: ['decided_by'];
            isOneToOne: false;
            referencedRelation: 'app_users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'appeals_entered_by_fkey';
            columns: ['entered_by'];
            isOneToOne: false;
            referencedRelation: 'app_users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'appeals_joined_into_fkey';
            columns: ['joined_into'];
            isOneToOne: false;
            referencedRelation: 'appeals';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'appeals_late_admitted_by_fkey';
            columns: ['late_admitted_by'];
            isOneToOne: false;
            referencedRelation: 'app_users';
            referencedColumns: ['id'];
          },
        ];
      };
      articles: {
        Row: {
          author_id: string | null;
          author_name: string | null;
          body: NonNullable<Json>;
          body_en: Json | null;
          category: string;
          cover_alt: string | null;
          cover_alt_en: string | null;
          cover_url: string | null;
          created_at: string;
          deleted_at: string | null;
          excerpt: string | null;
          excerpt_en: string | null;
          id: string;
          published_at: string | null;
          seo_description: string | null;
          seo_description_en: string | null;
          seo_title: string | null;
          seo_title_en: string | null;
          slug: string;
          status: string;
          title: string;
          title_en: string | null;
          updated_at: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          author_id?: string | null;
          author_name?: string | null;
          body?: NonNullable<Json>;
          body_en?: Json | null;
          category?: string;
          cover_alt?: string | null;
          cover_alt_en?: string | null;
          cover_url?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          excerpt?: string | null;
          excerpt_en?: string | null;
          id?: string;
          published_at?: string | null;
          seo_description?: string | null;
          seo_description_en?: string | null;
          seo_title?: string | null;
          seo_title_en?: string | null;
          slug: string;
          status?: string;
          title: string;
          title_en?: string | null;
          updated_at?: string;
          version?: number;
        };
        Update: {
          author_id?: string | null;
          author_name?: string | null;
          body?: NonNullable<Json>;
          body_en?: Json | null;
          category?: string;
          cover_alt?: string | null;
          cover_alt_en?: string | null;
          cover_url?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          excerpt?: string | null;
          excerpt_en?: string | null;
          id?: string;
          published_at?: string | null;
          seo_description?: string | null;
          seo_description_en?: string | null;
          seo_title?: string | null;
          seo_title_en?: string | null;
          slug?: string;
          status?: string;
          title?: string;
          title_en?: string | null;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'articles_author_id_fkey';
            columns: ['author_id'];
            isOneToOne: false;
            referencedRelation: 'app_users';
            referencedColumns: ['id'];
          },
        ];
      };
      audit_access: {
        Row: {
          created_at: string;
          ended_at: string | null;
          ended_by: string | null;
          ended_by_name: string | null;
          ends_on: string;
          granted_by: string | null;
          granted_by_name: string | null;
          id: string;
          reason: string;
          starts_on: string;
          user_id: string | null;
          user_name: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          ended_at?: string | null;
          ended_by?: string | null;
          ended_by_name?: string | null;
          ends_on: string;
          granted_by?: string | null;
          granted_by_name?: string | null;
          id?: string;
          reason: string;
          starts_on: string;
          user_id?: string | null;
          user_name: string;
        };
        Update: {
          created_at?: string;
          ended_at?: string | null;
          ended_by?: string | null;
          ended_by_name?: string | null;
          ends_on?: string;
          granted_by?: string | null;
          granted_by_name?: string | null;
          id?: string;
          reason?: string;
          starts_on?: string;
          user_id?: string | null;
          user_name?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'audit_access_ended_by_fkey';
            columns: ['ended_by'];
            isOneToOne: false;
            referencedRelation: 'app_users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'audit_access_granted_by_fkey';
            columns: ['granted_by'];
            isOneToOne: false;
            referencedRelation: 'app_users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'audit_access_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'app_users';
            referencedColumns: ['id'];
          },
        ];
      };
      audit_log: {
        Row: {
          action: string;
          actor_id: string | null;
          actor_kind: string;
          actor_name: string | null;
          after: Json | null;
          before: Json | null;
          created_at: string;
          id: string;
          row_id: string | null;
          row_label: string | null;
          table_name: string;
        };
        ComputedFields: never;
        Insert: {
          action: string;
          actor_id?: string | null;
          actor_kind: string;
          actor_name?: string | null;
          after?: Json | null;
          before?: Json | null;
          created_at?: string;
          id?: string;
          row_id?: string | null;
          row_label?: string | null;
          table_name: string;
        };
        Update: {
          action?: string;
          actor_id?: string | null;
          actor_kind?: string;
          actor_name?: string | null;
          after?: Json | null;
          before?: Json | null;
          created_at?: string;
          id?: string;
          row_id?: string | null;
          row_label?: string | null;
          table_name?: string;
        };
        Relationships: [];
      };
      case_events: {
        Row: {
          actor: string | null;
          actor_name: string | null;
          appeal_id: string | null;
          author: string;
          body: string | null;
          case_id: string | null;
          case_kind: string | null;
          complaint_id: string | null;
          created_at: string;
          from_status: string | null;
          id: string;
          kind: string;
          message_id: string | null;
          to_status: string | null;
          visibility: string;
        };
        ComputedFields: never;
        Insert: {
          actor?: string | null;
          actor_name?: string | null;
          appeal_id?: string | null;
          author?: string;
          body?: string | null;
          case_id?: never;
          case_kind?: never;
          complaint_id?: string | null;
          created_at?: string;
          from_status?: string | null;
          id?: string;
          kind: string;
          message_id?: string | null;
          to_status?: string | null;
          visibility?: string;
        };
        Update: {
          actor?: string | null;
          actor_name?: string | null;
          appeal_id?: string | null;
          author?: string;
          body?: string | null;
          case_id?: never;
          case_kind?: never;
          complaint_id?: string | null;
          created_at?: string;
          from_status?: string | null;
          id?: string;
          kind?: string;
          message_id?: string | null;
          to_status?: string | null;
          visibility?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'case_events_actor_fkey';
            columns: ['actor'];
            isOneToOne: false;
            referencedRelation: 'app_users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'case_events_appeal_id_fkey';
            columns: ['appeal_id'];
            isOneToOne: false;
            referencedRelation: 'appeals';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'case_events_complaint_id_fkey';
            columns: ['complaint_id'];
            isOneToOne: false;
            referencedRelation: 'complaints';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'case_events_message_id_fkey';
            columns: ['message_id'];
            isOneToOne: false;
            referencedRelation: 'contact_submissions';
            referencedColumns: ['id'];
          },
        ];
      };
      case_people: {
        Row: {
          appeal_id: string | null;
          case_id: string | null;
          case_kind: string | null;
          complaint_id: string | null;
          created_at: string;
          id: string;
          is_external: boolean;
          note: string | null;
          person_name: string | null;
          recorded_by: string | null;
          recorded_by_name: string | null;
          revoke_reason: string | null;
          revoked_at: string | null;
          revoked_by: string | null;
          revoked_by_name: string | null;
          role: string;
          user_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          appeal_id?: string | null;
          case_id?: never;
          case_kind?: never;
          complaint_id?: string | null;
          created_at?: string;
          id?: string;
          is_external?: boolean;
          note?: string | null;
          person_name?: string | null;
          recorded_by?: string | null;
          recorded_by_name?: string | null;
          revoke_reason?: string | null;
          revoked_at?: string | null;
          revoked_by?: string | null;
          revoked_by_name?: string | null;
          role: string;
          user_id?: string | null;
        };
        Update: {
          appeal_id?: string | null;
          case_id?: never;
          case_kind?: never;
          complaint_id?: string | null;
          created_at?: string;
          id?: string;
          is_external?: boolean;
          note?: string | null;
          person_name?: string | null;
          recorded_by?: string | null;
          recorded_by_name?: string | null;
          revoke_reason?: string | null;
          revoked_at?: string | null;
          revoked_by?: string | null;
          revoked_by_name?: string | null;
          role?: string;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'case_people_appeal_id_fkey';
            columns: ['appeal_id'];
            isOneToOne: false;
            referencedRelation: 'appeals';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'case_people_complaint_id_fkey';
            columns: ['complaint_id'];
            isOneToOne: false;
            referencedRelation: 'complaints';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'case_people_recorded_by_fkey';
            columns: ['recorded_by'];
            isOneToOne: false;
            referencedRelation: 'app_users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'case_people_revoked_by_fkey';
            columns: ['revoked_by'];
            isOneToOne: false;
            referencedRelation: 'app_users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'case_people_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'app_users';
            referencedColumns: ['id'];
          },
        ];
      };
      case_transitions: {
        Row: {
          findings: string[];
          from_status: string;
          joins_another: boolean;
          kind: string;
          requires_effect: boolean;
          requires_note: boolean;
          requires_outcome: boolean;
          to_status: string;
          withdraws: boolean;
        };
        ComputedFields: never;
        Insert: {
          findings?: string[];
          from_status: string;
          joins_another?: boolean;
          kind: string;
          requires_effect?: boolean;
          requires_note?: boolean;
          requires_outcome?: boolean;
          to_status: string;
          withdraws?: boolean;
        };
        Update: {
          findings?: string[];
          from_status?: string;
          joins_another?: boolean;
          kind?: string;
          requires_effect?: boolean;
          requires_note?: boolean;
          requires_outcome?: boolean;
          to_status?: string;
          withdraws?: boolean;
        };
        Relationships: [];
      };
      certificate_decisions: {
        Row: {
          annuls: string | null;
          appeal_id: string | null;
          certificate_id: string;
          confirmed_by: string | null;
          confirmed_by_name: string | null;
          decided_by: string | null;
          decided_on: string | null;
          decider_id: string | null;
          decider_name: string | null;
          decision_number: string | null;
          effective_on: string;
          facts: NonNullable<Json>;
          from_beginning: boolean;
          ground: string | null;
          id: string;
          is_carried: boolean;
          kind: string;
          number: string;
          public_note: string | null;
          reason: string | null;
          recorded_at: string;
          recorded_by: string | null;
          recorded_by_name: string | null;
          replacement_id: string | null;
          sequence: number;
          until: string | null;
        };
        ComputedFields: never;
        Insert: {
          annuls?: string | null;
          appeal_id?: string | null;
          certificate_id: string;
          confirmed_by?: string | null;
          confirmed_by_name?: string | null;
          decided_by?: string | null;
          decided_on?: string | null;
          decider_id?: string | null;
          decider_name?: string | null;
          decision_number?: string | null;
          effective_on: string;
          facts?: NonNullable<Json>;
          from_beginning?: boolean;
          ground?: string | null;
          id?: string;
          is_carried?: boolean;
          kind: string;
          number: string;
          public_note?: string | null;
          reason?: string | null;
          recorded_at?: string;
          recorded_by?: string | null;
          recorded_by_name?: string | null;
          replacement_id?: string | null;
          sequence?: never;
          until?: string | null;
        };
        Update: {
          annuls?: string | null;
          appeal_id?: string | null;
          certificate_id?: string;
          confirmed_by?: string | null;
          confirmed_by_name?: string | null;
          decided_by?: string | null;
          decided_on?: string | null;
          decider_id?: string | null;
          decider_name?: string | null;
          decision_number?: string | null;
          effective_on?: string;
          facts?: NonNullable<Json>;
          from_beginning?: boolean;
          ground?: string | null;
          id?: string;
          is_carried?: boolean;
          kind?: string;
          number?: string;
          public_note?: string | null;
          reason?: string | null;
          recorded_at?: string;
          recorded_by?: string | null;
          recorded_by_name?: string | null;
          replacement_id?: string | null;
          sequence?: never;
          until?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'certificate_decisions_annuls_fkey';
            columns: ['annuls'];
            isOneToOne: false;
            referencedRelation: 'certificate_decisions';
            referencedColumns: ['id'];
          },
        ];
      };
      certificate_events: {
        Row: {
          actor_id: string | null;
          actor_name: string | null;
          certificate_id: string;
          created_at: string;
          effective_on: string;
          id: string;
          kind: string;
          number: string;
          reason: string | null;
        };
        ComputedFields: never;
        Insert: {
          actor_id?: string | null;
          actor_name?: string | null;
          certificate_id: string;
          created_at?: string;
          effective_on: string;
          id?: string;
          kind: string;
          number: string;
          reason?: string | null;
        };
        Update: {
          actor_id?: string | null;
          actor_name?: string | null;
          certificate_id?: string;
          created_at?: string;
          effective_on?: string;
          id?: string;
          kind?: string;
          number?: string;
          reason?: string | null;
        };
        Relationships: [];
      };
      certificate_proposals: {
        Row: {
          asked_by: string | null;
          asked_by_name: string | null;
          certificate_id: string;
          created_at: string;
          facts: NonNullable<Json>;
          id: string;
          kind: string;
          note: string | null;
          outcome: string | null;
          settled_at: string | null;
          settled_by: string | null;
          settled_by_name: string | null;
        };
        ComputedFields: never;
        Insert: {
          asked_by?: string | null;
          asked_by_name?: string | null;
          certificate_id: string;
          created_at?: string;
          facts: NonNullable<Json>;
          id?: string;
          kind: string;
          note?: string | null;
          outcome?: string | null;
          settled_at?: string | null;
          settled_by?: string | null;
          settled_by_name?: string | null;
        };
        Update: {
          asked_by?: string | null;
          asked_by_name?: string | null;
          certificate_id?: string;
          created_at?: string;
          facts?: NonNullable<Json>;
          id?: string;
          kind?: string;
          note?: string | null;
          outcome?: string | null;
          settled_at?: string | null;
          settled_by?: string | null;
          settled_by_name?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'certificate_proposals_certificate_id_fkey';
            columns: ['certificate_id'];
            isOneToOne: false;
            referencedRelation: 'certificate_register';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'certificate_proposals_certificate_id_fkey';
            columns: ['certificate_id'];
            isOneToOne: false;
            referencedRelation: 'certificates';
            referencedColumns: ['id'];
          },
        ];
      };
      certificates: {
        Row: {
          category_code: string;
          category_name: string;
          category_name_en: string | null;
          client_id: string;
          created_at: string;
          decided_by: string | null;
          decided_on: string | null;
          decision_number: string | null;
          deleted_at: string | null;
          expires_on: string;
          first_published_at: string | null;
          holder_form: string | null;
          holder_name: string | null;
          id: string;
          is_published: boolean;
          issued_on: string;
          kbli_code: string | null;
          kbli_other_code: string | null;
          kbli_other_version: string | null;
          kbli_version: string | null;
          legal_basis: string | null;
          lpjk_number: string | null;
          lpjk_url: string | null;
          number: string;
          qualification: string;
          replaced_by: string | null;
          replaces: string | null;
          scheme_edition: string | null;
          scheme_number: string | null;
          second_reason: string | null;
          status: string;
          status_ground: string | null;
          subclass_code: string;
          subclass_id: string;
          subclass_name: string;
          subclass_name_en: string | null;
          suspended_until: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          category_code?: string;
          category_name?: string;
          category_name_en?: string | null;
          client_id: string;
          created_at?: string;
          decided_by?: string | null;
          decided_on?: string | null;
          decision_number?: string | null;
          deleted_at?: string | null;
          expires_on: string;
          first_published_at?: string | null;
          holder_form?: string | null;
          holder_name?: string | null;
          id?: string;
          is_published?: boolean;
          issued_on: string;
          kbli_code?: string | null;
          kbli_other_code?: string | null;
          kbli_other_version?: string | null;
          kbli_version?: string | null;
          legal_basis?: string | null;
          lpjk_number?: string | null;
          lpjk_url?: string | null;
          number: string;
          qualification: string;
          replaced_by?: string | null;
          replaces?: string | null;
          scheme_edition?: string | null;
          scheme_number?: string | null;
          second_reason?: string | null;
          status?: string;
          status_ground?: string | null;
          subclass_code?: string;
          subclass_id: string;
          subclass_name?: string;
          subclass_name_en?: string | null;
          suspended_until?: string | null;
          updated_at?: string;
        };
        Update: {
          category_code?: string;
          category_name?: string;
          category_name_en?: string | null;
          client_id?: string;
          created_at?: string;
          decided_by?: string | null;
          decided_on?: string | null;
          decision_number?: string | null;
          deleted_at?: string | null;
          expires_on?: string;
          first_published_at?: string | null;
          holder_form?: string | null;
          holder_name?: string | null;
          id?: string;
          is_published?: boolean;
          issued_on?: string;
          kbli_code?: string | null;
          kbli_other_code?: string | null;
          kbli_other_version?: string | null;
          kbli_version?: string | null;
          legal_basis?: string | null;
          lpjk_number?: string | null;
          lpjk_url?: string | null;
          number?: string;
          qualification?: string;
          replaced_by?: string | null;
          replaces?: string | null;
          scheme_edition?: string | null;
          scheme_number?: string | null;
          second_reason?: string | null;
          status?: string;
          status_ground?: string | null;
          subclass_code?: string;
          subclass_id?: string;
          subclass_name?: string;
          subclass_name_en?: string | null;
          suspended_until?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'certificates_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: false;
            referencedRelation: 'clients';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'certificates_replaced_by_fkey';
            columns: ['replaced_by'];
            isOneToOne: false;
            referencedRelation: 'certificate_register';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'certificates_replaced_by_fkey';
            columns: ['replaced_by'];
            isOneToOne: false;
            referencedRelation: 'certificates';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'certificates_replaces_fkey';
            columns: ['replaces'];
            isOneToOne: false;
            referencedRelation: 'certificate_register';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'certificates_replaces_fkey';
            columns: ['replaces'];
            isOneToOne: false;
            referencedRelation: 'certificates';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'certificates_subclass_id_fkey';
            columns: ['subclass_id'];
            isOneToOne: false;
            referencedRelation: 'rl_subclass';
            referencedColumns: ['id'];
          },
        ];
      };
      client_contacts: {
        Row: {
          client_id: string;
          created_at: string;
          email: string;
          id: string;
          language: string;
          person: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          client_id: string;
          created_at?: string;
          email: string;
          id?: string;
          language?: string;
          person: string;
          updated_at?: string;
        };
        Update: {
          client_id?: string;
          created_at?: string;
          email?: string;
          id?: string;
          language?: string;
          person?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'client_contacts_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: true;
            referencedRelation: 'clients';
            referencedColumns: ['id'];
          },
        ];
      };
      client_names: {
        Row: {
          client_id: string;
          id: string;
          legal_form: string | null;
          name: string;
          reason: string | null;
          recorded_at: string;
          recorded_by: string | null;
          recorded_name: string | null;
          until_on: string | null;
        };
        ComputedFields: never;
        Insert: {
          client_id: string;
          id?: string;
          legal_form?: string | null;
          name: string;
          reason?: string | null;
          recorded_at?: string;
          recorded_by?: string | null;
          recorded_name?: string | null;
          until_on?: string | null;
        };
        Update: {
          client_id?: string;
          id?: string;
          legal_form?: string | null;
          name?: string;
          reason?: string | null;
          recorded_at?: string;
          recorded_by?: string | null;
          recorded_name?: string | null;
          until_on?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'client_names_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: false;
            referencedRelation: 'clients';
            referencedColumns: ['id'];
          },
        ];
      };
      clients: {
        Row: {
          association: string | null;
          city: string | null;
          created_at: string;
          deleted_at: string | null;
          id: string;
          is_published: boolean;
          kind: string;
          legal_form: string | null;
          logo_url: string | null;
          name: string;
          name_correction: string | null;
          name_since: string | null;
          nib: string | null;
          province: string | null;
          updated_at: string;
          website: string | null;
        };
        ComputedFields: never;
        Insert: {
          association?: string | null;
          city?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          is_published?: boolean;
          kind?: string;
          legal_form?: string | null;
          logo_url?: string | null;
          name: string;
          name_correction?: string | null;
          name_since?: string | null;
          nib?: string | null;
          province?: string | null;
          updated_at?: string;
          website?: string | null;
        };
        Update: {
          association?: string | null;
          city?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          is_published?: boolean;
          kind?: string;
          legal_form?: string | null;
          logo_url?: string | null;
          name?: string;
          name_correction?: string | null;
          name_since?: string | null;
          nib?: string | null;
          province?: string | null;
          updated_at?: string;
          website?: string | null;
        };
        Relationships: [];
      };
      cms_pages: {
        Row: {
          body: NonNullable<Json>;
          body_en: Json | null;
          created_at: string;
          deleted_at: string | null;
          id: string;
          published_at: string | null;
          seo_description: string | null;
          seo_description_en: string | null;
          seo_title: string | null;
          seo_title_en: string | null;
          slug: string;
          status: string;
          summary: string | null;
          summary_en: string | null;
          title: string;
          title_en: string | null;
          updated_at: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          body?: NonNullable<Json>;
          body_en?: Json | null;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          published_at?: string | null;
          seo_description?: string | null;
          seo_description_en?: string | null;
          seo_title?: string | null;
          seo_title_en?: string | null;
          slug: string;
          status?: string;
          summary?: string | null;
          summary_en?: string | null;
          title: string;
          title_en?: string | null;
          updated_at?: string;
          version?: number;
        };
        Update: {
          body?: NonNullable<Json>;
          body_en?: Json | null;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          published_at?: string | null;
          seo_description?: string | null;
          seo_description_en?: string | null;
          seo_title?: string | null;
          seo_title_en?: string | null;
          slug?: string;
          status?: string;
          summary?: string | null;
          summary_en?: string | null;
          title?: string;
          title_en?: string | null;
          updated_at?: string;
          version?: number;
        };
        Relationships: [];
      };
      complaints: {
        Row: {
          about_certificate_id: string | null;
          about_company_id: string | null;
          about_name: string | null;
          anonymised_at: string | null;
          assigned_to: string | null;
          category: string;
          closed_at: string | null;
          company: string | null;
          concerned_confirmed_at: string | null;
          concerned_confirmed_by: string | null;
          concerned_confirmed_by_name: string | null;
          consent: NonNullable<Json>;
          created_at: string;
          decided_by: string | null;
          decider_name: string | null;
          decider_post: string | null;
          declaration: string | null;
          description: string;
          due_at: string | null;
          effect: string | null;
          email: string | null;
          entered_at: string | null;
          entered_by: string | null;
          entered_by_name: string | null;
          evidence: NonNullable<Json>;
          expected_remedy: string | null;
          finding: string | null;
          first_response_at: string | null;
          first_response_due_at: string | null;
          id: string;
          incident_on: string | null;
          is_confidential: boolean;
          language: string;
          legal_basis: string | null;
          name: string | null;
          next_due_at: string | null;
          notice_told: string | null;
          number: string;
          outcome: string | null;
          outcome_reason: string | null;
          paused_days: number;
          phone: string | null;
          relation: string;
          reporter_wrote_at: string;
          restricted_at: string | null;
          search_text: string | null;
          source: string;
          source_name: string | null;
          spam_at: string | null;
          spam_confirmed_by: string | null;
          spam_confirmed_name: string | null;
          spam_marked_at: string | null;
          spam_marked_by: string | null;
          spam_marked_name: string | null;
          status: string;
          status_note: string | null;
          subject: string;
          updated_at: string;
          waiting_since: string | null;
          withdrawn_how: string | null;
          withdrawn_on: string | null;
        };
        ComputedFields: never;
        Insert: {
          about_certificate_id?: string | null;
          about_company_id?: string | null;
          about_name?: string | null;
          anonymised_at?: string | null;
          assigned_to?: string | null;
          category: string;
          closed_at?: string | null;
          company?: string | null;
          concerned_confirmed_at?: string | null;
          concerned_confirmed_by?: string | null;
          concerned_confirmed_by_name?: string | null;
          consent?: NonNullable<Json>;
          created_at?: string;
          decided_by?: string | null;
          decider_name?: string | null;
          decider_post?: string | null;
          declaration?: string | null;
          description: string;
          due_at?: string | null;
          effect?: string | null;
          email?: string | null;
          entered_at?: string | null;
          entered_by?: string | null;
          entered_by_name?: string | null;
          evidence?: NonNullable<Json>;
          expected_remedy?: string | null;
          finding?: string | null;
          first_response_at?: string | null;
          first_response_due_at?: string | null;
          id?: string;
          incident_on?: string | null;
          is_confidential?: boolean;
          language?: string;
          legal_basis?: string | null;
          name?: string | null;
          next_due_at?: never;
          notice_told?: string | null;
          number?: string;
          outcome?: string | null;
          outcome_reason?: string | null;
          paused_days?: number;
          phone?: string | null;
          relation: string;
          reporter_wrote_at?: string;
          restricted_at?: string | null;
          search_text?: never;
          source?: string;
          source_name?: string | null;
          spam_at?: string | null;
          spam_confirmed_by?: string | null;
          spam_confirmed_name?: string | null;
          spam_marked_at?: string | null;
          spam_marked_by?: string | null;
          spam_marked_name?: string | null;
          status?: string;
          status_note?: string | null;
          subject: string;
          updated_at?: string;
          waiting_since?: string | null;
          withdrawn_how?: string | null;
          withdrawn_on?: string | null;
        };
        Update: {
          about_certificate_id?: string | null;
          about_company_id?: string | null;
          about_name?: string | null;
          anonymised_at?: string | null;
          assigned_to?: string | null;
          category?: string;
          closed_at?: string | null;
          company?: string | null;
          concerned_confirmed_at?: string | null;
          concerned_confirmed_by?: string | null;
          concerned_confirmed_by_name?: string | null;
          consent?: NonNullable<Json>;
          created_at?: string;
          decided_by?: string | null;
          decider_name?: string | null;
          decider_post?: string | null;
          declaration?: string | null;
          description?: string;
          due_at?: string | null;
          effect?: string | null;
          email?: string | null;
          entered_at?: string | null;
          entered_by?: string | null;
          entered_by_name?: string | null;
          evidence?: NonNullable<Json>;
          expected_remedy?: string | null;
          finding?: string | null;
          first_response_at?: string | null;
          first_response_due_at?: string | null;
          id?: string;
          incident_on?: string | null;
          is_confidential?: boolean;
          language?: string;
          legal_basis?: string | null;
          name?: string | null;
          next_due_at?: never;
          notice_told?: string | null;
          number?: string;
          outcome?: string | null;
          outcome_reason?: string | null;
          paused_days?: number;
          phone?: string | null;
          relation?: string;
          reporter_wrote_at?: string;
          restricted_at?: string | null;
          search_text?: never;
          source?: string;
          source_name?: string | null;
          spam_at?: string | null;
          spam_confirmed_by?: string | null;
          spam_confirmed_name?: string | null;
          spam_marked_at?: string | null;
          spam_marked_by?: string | null;
          spam_marked_name?: string | null;
          status?: string;
          status_note?: string | null;
          subject?: string;
          updated_at?: string;
          waiting_since?: string | null;
          withdrawn_how?: string | null;
          withdrawn_on?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'complaints_about_certificate_id_fkey';
            columns: ['about_certificate_id'];
            isOneToOne: false;
            referencedRelation: 'certificate_register';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'complaints_about_certificate_id_fkey';
            columns: ['about_certificate_id'];
            isOneToOne: false;
            referencedRelation: 'certificates';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'complaints_about_company_id_fkey';
            columns: ['about_company_id'];
            isOneToOne: false;
            referencedRelation: 'clients';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'complaints_assigned_to_fkey';
            columns: ['assigned_to'];
            isOneToOne: false;
            referencedRelation: 'app_users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'complaints_concerned_confirmed_by_fkey';
            columns: ['concerned_confirmed_by'];
            isOneToOne: false;
            referencedRelation: 'app_users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'complaints_decided_by_fkey';
            columns: ['decided_by'];
            isOneToOne: false;
            referencedRelation: 'app_users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'complaints_entered_by_fkey';
            columns: ['entered_by'];
            isOneToOne: false;
            referencedRelation: 'app_users';
            referencedColumns: ['id'];
          },
        ];
      };
      compliance_reviews: {
        Row: {
          code: string;
          created_at: string;
          id: string;
          met_on: string | null;
          minutes_path: string | null;
          minutes_removed_at: string | null;
          next_on: string | null;
          note: string | null;
          participants: string | null;
          reviewed_by: string | null;
          reviewer_name: string;
          verdict: string;
        };
        ComputedFields: never;
        Insert: {
          code: string;
          created_at?: string;
          id?: string;
          met_on?: string | null;
          minutes_path?: string | null;
          minutes_removed_at?: string | null;
          next_on?: string | null;
          note?: string | null;
          participants?: string | null;
          reviewed_by?: string | null;
          reviewer_name: string;
          verdict?: string;
        };
        Update: {
          code?: string;
          created_at?: string;
          id?: string;
          met_on?: string | null;
          minutes_path?: string | null;
          minutes_removed_at?: string | null;
          next_on?: string | null;
          note?: string | null;
          participants?: string | null;
          reviewed_by?: string | null;
          reviewer_name?: string;
          verdict?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'compliance_reviews_reviewed_by_fkey';
            columns: ['reviewed_by'];
            isOneToOne: false;
            referencedRelation: 'app_users';
            referencedColumns: ['id'];
          },
        ];
      };
      contact_submissions: {
        Row: {
          anonymised_at: string | null;
          complaint_id: string | null;
          consent: NonNullable<Json>;
          created_at: string;
          email: string | null;
          handled_at: string | null;
          handled_by: string | null;
          id: string;
          language: string;
          message: string;
          name: string;
          number: string;
          phone: string | null;
          restricted_at: string | null;
          search_text: string | null;
          spam_at: string | null;
          status: string;
          subject: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          anonymised_at?: string | null;
          complaint_id?: string | null;
          consent?: NonNullable<Json>;
          created_at?: string;
          email?: string | null;
          handled_at?: string | null;
          handled_by?: string | null;
          id?: string;
          language?: string;
          message: string;
          name: string;
          number?: string;
          phone?: string | null;
          restricted_at?: string | null;
          search_text?: never;
          spam_at?: string | null;
          status?: string;
          subject: string;
          updated_at?: string;
        };
        Update: {
          anonymised_at?: string | null;
          complaint_id?: string | null;
          consent?: NonNullable<Json>;
          created_at?: string;
          email?: string | null;
          handled_at?: string | null;
          handled_by?: string | null;
          id?: string;
          language?: string;
          message?: string;
          name?: string;
          number?: string;
          phone?: string | null;
          restricted_at?: string | null;
          search_text?: never;
          spam_at?: string | null;
          status?: string;
          subject?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'contact_submissions_complaint_id_fkey';
            columns: ['complaint_id'];
            isOneToOne: false;
            referencedRelation: 'complaints';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contact_submissions_handled_by_fkey';
            columns: ['handled_by'];
            isOneToOne: false;
            referencedRelation: 'app_users';
            referencedColumns: ['id'];
          },
        ];
      };
      data_requests: {
        Row: {
          asked_by: string;
          capacity: string;
          case_id: string;
          case_kind: string;
          case_number: string;
          changed: string[];
          created_at: string;
          due_at: string;
          id: string;
          identity_check: string;
          identity_note: string | null;
          kind: string;
          reason: string | null;
          received_at: string;
          recorded_by: string | null;
          recorded_by_name: string | null;
          settled_at: string | null;
          settled_by: string | null;
          settled_by_name: string | null;
          status: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          asked_by: string;
          capacity: string;
          case_id: string;
          case_kind: string;
          case_number: string;
          changed?: string[];
          created_at?: string;
          due_at: string;
          id?: string;
          identity_check: string;
          identity_note?: string | null;
          kind: string;
          reason?: string | null;
          received_at: string;
          recorded_by?: string | null;
          recorded_by_name?: string | null;
          settled_at?: string | null;
          settled_by?: string | null;
          settled_by_name?: string | null;
          status?: string;
          updated_at?: string;
        };
        Update: {
          asked_by?: string;
          capacity?: string;
          case_id?: string;
          case_kind?: string;
          case_number?: string;
          changed?: string[];
          created_at?: string;
          due_at?: string;
          id?: string;
          identity_check?: string;
          identity_note?: string | null;
          kind?: string;
          reason?: string | null;
          received_at?: string;
          recorded_by?: string | null;
          recorded_by_name?: string | null;
          settled_at?: string | null;
          settled_by?: string | null;
          settled_by_name?: string | null;
          status?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'data_requests_recorded_by_fkey';
            columns: ['recorded_by'];
            isOneToOne: false;
            referencedRelation: 'app_users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'data_requests_settled_by_fkey';
            columns: ['settled_by'];
            isOneToOne: false;
            referencedRelation: 'app_users';
            referencedColumns: ['id'];
          },
        ];
      };
      drafts: {
        Row: {
          base_version: number;
          changes: NonNullable<Json>;
          id: string;
          row_id: string;
          saved_at: string;
          saved_by: string | null;
          saved_name: string | null;
          table_name: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          base_version: number;
          changes: NonNullable<Json>;
          id?: string;
          row_id: string;
          saved_at?: string;
          saved_by?: string | null;
          saved_name?: string | null;
          table_name: string;
          version?: number;
        };
        Update: {
          base_version?: number;
          changes?: NonNullable<Json>;
          id?: string;
          row_id?: string;
          saved_at?: string;
          saved_by?: string | null;
          saved_name?: string | null;
          table_name?: string;
          version?: number;
        };
        Relationships: [];
      };
      faq: {
        Row: {
          answer: NonNullable<Json>;
          answer_en: Json | null;
          category: string;
          created_at: string;
          deleted_at: string | null;
          id: string;
          is_published: boolean;
          question: string;
          question_en: string | null;
          sort_order: number;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          answer: NonNullable<Json>;
          answer_en?: Json | null;
          category?: string;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          is_published?: boolean;
          question: string;
          question_en?: string | null;
          sort_order?: number;
          updated_at?: string;
        };
        Update: {
          answer?: NonNullable<Json>;
          answer_en?: Json | null;
          category?: string;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          is_published?: boolean;
          question?: string;
          question_en?: string | null;
          sort_order?: number;
          updated_at?: string;
        };
        Relationships: [];
      };
      fees: {
        Row: {
          amount: number;
          company_kind: string | null;
          created_at: string;
          deleted_at: string | null;
          grade: string | null;
          id: string;
          is_published: boolean;
          legal_product_id: string | null;
          nature: string;
          note: string | null;
          note_en: string | null;
          qualification: string;
          qualification_en: string | null;
          sort_order: number;
          updated_at: string;
          valid_from: string | null;
        };
        ComputedFields: never;
        Insert: {
          amount: number;
          company_kind?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          grade?: string | null;
          id?: string;
          is_published?: boolean;
          legal_product_id?: string | null;
          nature: string;
          note?: string | null;
          note_en?: string | null;
          qualification: string;
          qualification_en?: string | null;
          sort_order?: number;
          updated_at?: string;
          valid_from?: string | null;
        };
        Update: {
          amount?: number;
          company_kind?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          grade?: string | null;
          id?: string;
          is_published?: boolean;
          legal_product_id?: string | null;
          nature?: string;
          note?: string | null;
          note_en?: string | null;
          qualification?: string;
          qualification_en?: string | null;
          sort_order?: number;
          updated_at?: string;
          valid_from?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'fees_legal_product_id_fkey';
            columns: ['legal_product_id'];
            isOneToOne: false;
            referencedRelation: 'legal_products';
            referencedColumns: ['id'];
          },
        ];
      };
      hero_slides: {
        Row: {
          created_at: string;
          cta_primary_text: string | null;
          cta_primary_text_en: string | null;
          cta_primary_url: string | null;
          cta_secondary_text: string | null;
          cta_secondary_text_en: string | null;
          cta_secondary_url: string | null;
          deleted_at: string | null;
          id: string;
          image_description: string | null;
          image_description_en: string | null;
          image_url: string | null;
          is_published: boolean;
          sort_order: number;
          subtitle: string | null;
          subtitle_en: string | null;
          title: string;
          title_en: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          cta_primary_text?: string | null;
          cta_primary_text_en?: string | null;
          cta_primary_url?: string | null;
          cta_secondary_text?: string | null;
          cta_secondary_text_en?: string | null;
          cta_secondary_url?: string | null;
          deleted_at?: string | null;
          id?: string;
          image_description?: string | null;
          image_description_en?: string | null;
          image_url?: string | null;
          is_published?: boolean;
          sort_order?: number;
          subtitle?: string | null;
          subtitle_en?: string | null;
          title: string;
          title_en?: string | null;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          cta_primary_text?: string | null;
          cta_primary_text_en?: string | null;
          cta_primary_url?: string | null;
          cta_secondary_text?: string | null;
          cta_secondary_text_en?: string | null;
          cta_secondary_url?: string | null;
          deleted_at?: string | null;
          id?: string;
          image_description?: string | null;
          image_description_en?: string | null;
          image_url?: string | null;
          is_published?: boolean;
          sort_order?: number;
          subtitle?: string | null;
          subtitle_en?: string | null;
          title?: string;
          title_en?: string | null;
          updated_at?: string;
        };
        Relationships: [];
      };
      imports: {
        Row: {
          actor_id: string | null;
          actor_name: string | null;
          created_at: string;
          file_name: string;
          finished_at: string | null;
          id: string;
          inserted: number;
          kept: number | null;
          kind: string;
          options: NonNullable<Json>;
          processed: number;
          refused: number;
          same: number;
          status: string;
          taken_back: number | null;
          total: number;
          undone_at: string | null;
          undone_by: string | null;
          undone_by_name: string | null;
          updated: number;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          actor_id?: string | null;
          actor_name?: string | null;
          created_at?: string;
          file_name: string;
          finished_at?: string | null;
          id: string;
          inserted?: number;
          kept?: number | null;
          kind: string;
          options?: NonNullable<Json>;
          processed?: number;
          refused?: number;
          same?: number;
          status?: string;
          taken_back?: number | null;
          total: number;
          undone_at?: string | null;
          undone_by?: string | null;
          undone_by_name?: string | null;
          updated?: number;
          updated_at?: string;
        };
        Update: {
          actor_id?: string | null;
          actor_name?: string | null;
          created_at?: string;
          file_name?: string;
          finished_at?: string | null;
          id?: string;
          inserted?: number;
          kept?: number | null;
          kind?: string;
          options?: NonNullable<Json>;
          processed?: number;
          refused?: number;
          same?: number;
          status?: string;
          taken_back?: number | null;
          total?: number;
          undone_at?: string | null;
          undone_by?: string | null;
          undone_by_name?: string | null;
          updated?: number;
          updated_at?: string;
        };
        Relationships: [];
      };
      legal_products: {
        Row: {
          created_at: string;
          deleted_at: string | null;
          file_url: string | null;
          id: string;
          is_published: boolean;
          issued_on: string | null;
          kind: string;
          number: string;
          replaced_by: string | null;
          status: string;
          title: string;
          title_en: string | null;
          updated_at: string;
          year: number;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          deleted_at?: string | null;
          file_url?: string | null;
          id?: string;
          is_published?: boolean;
          issued_on?: string | null;
          kind: string;
          number: string;
          replaced_by?: string | null;
          status?: string;
          title: string;
          title_en?: string | null;
          updated_at?: string;
          year: number;
        };
        Update: {
          created_at?: string;
          deleted_at?: string | null;
          file_url?: string | null;
          id?: string;
          is_published?: boolean;
          issued_on?: string | null;
          kind?: string;
          number?: string;
          replaced_by?: string | null;
          status?: string;
          title?: string;
          title_en?: string | null;
          updated_at?: string;
          year?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'legal_products_replaced_by_fkey';
            columns: ['replaced_by'];
            isOneToOne: false;
            referencedRelation: 'legal_products';
            referencedColumns: ['id'];
          },
        ];
      };
      legalitas: {
        Row: {
          created_at: string;
          deleted_at: string | null;
          description: string | null;
          description_en: string | null;
          file_url: string | null;
          id: string;
          is_published: boolean;
          issued_on: string | null;
          issuer: string | null;
          issuer_en: string | null;
          kind: string;
          number: string | null;
          sort_order: number;
          title: string;
          title_en: string | null;
          updated_at: string;
          valid_until: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          deleted_at?: string | null;
          description?: string | null;
          description_en?: string | null;
          file_url?: string | null;
          id?: string;
          is_published?: boolean;
          issued_on?: string | null;
          issuer?: string | null;
          issuer_en?: string | null;
          kind?: string;
          number?: string | null;
          sort_order?: number;
          title: string;
          title_en?: string | null;
          updated_at?: string;
          valid_until?: string | null;
        };
        Update: {
          created_at?: string;
          deleted_at?: string | null;
          description?: string | null;
          description_en?: string | null;
          file_url?: string | null;
          id?: string;
          is_published?: boolean;
          issued_on?: string | null;
          issuer?: string | null;
          issuer_en?: string | null;
          kind?: string;
          number?: string | null;
          sort_order?: number;
          title?: string;
          title_en?: string | null;
          updated_at?: string;
          valid_until?: string | null;
        };
        Relationships: [];
      };
      media: {
        Row: {
          alt: string;
          alt_en: string | null;
          bytes: number;
          colour: string | null;
          created_at: string;
          deleted_at: string | null;
          focal_x: number;
          focal_y: number;
          folder: string;
          height: number | null;
          id: string;
          mime_type: string;
          original_name: string | null;
          path: string;
          replaced_at: string | null;
          updated_at: string;
          uploaded_by: string | null;
          width: number | null;
        };
        ComputedFields: never;
        Insert: {
          alt: string;
          alt_en?: string | null;
          bytes: number;
          colour?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          focal_x?: number;
          focal_y?: number;
          folder?: never;
          height?: number | null;
          id?: string;
          mime_type: string;
          original_name?: string | null;
          path: string;
          replaced_at?: string | null;
          updated_at?: string;
          uploaded_by?: string | null;
          width?: number | null;
        };
        Update: {
          alt?: string;
          alt_en?: string | null;
          bytes?: number;
          colour?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          focal_x?: number;
          focal_y?: number;
          folder?: never;
          height?: number | null;
          id?: string;
          mime_type?: string;
          original_name?: string | null;
          path?: string;
          replaced_at?: string | null;
          updated_at?: string;
          uploaded_by?: string | null;
          width?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'media_uploaded_by_fkey';
            columns: ['uploaded_by'];
            isOneToOne: false;
            referencedRelation: 'app_users';
            referencedColumns: ['id'];
          },
        ];
      };
      message_templates: {
        Row: {
          body: string;
          body_en: string | null;
          created_at: string;
          default_body: string;
          default_body_en: string;
          id: string;
          kind: string;
          purpose: string;
          sort_order: number;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          body: string;
          body_en?: string | null;
          created_at?: string;
          default_body: string;
          default_body_en: string;
          id?: string;
          kind: string;
          purpose: string;
          sort_order: number;
          updated_at?: string;
        };
        Update: {
          body?: string;
          body_en?: string | null;
          created_at?: string;
          default_body?: string;
          default_body_en?: string;
          id?: string;
          kind?: string;
          purpose?: string;
          sort_order?: number;
          updated_at?: string;
        };
        Relationships: [];
      };
      navigation_menus: {
        Row: {
          created_at: string;
          deleted_at: string | null;
          id: string;
          is_published: boolean;
          label: string;
          label_en: string | null;
          parent_id: string | null;
          sort_order: number;
          updated_at: string;
          url: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          is_published?: boolean;
          label: string;
          label_en?: string | null;
          parent_id?: string | null;
          sort_order?: number;
          updated_at?: string;
          url: string;
        };
        Update: {
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          is_published?: boolean;
          label?: string;
          label_en?: string | null;
          parent_id?: string | null;
          sort_order?: number;
          updated_at?: string;
          url?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'navigation_menus_parent_id_fkey';
            columns: ['parent_id'];
            isOneToOne: false;
            referencedRelation: 'navigation_menus';
            referencedColumns: ['id'];
          },
        ];
      };
      public_holidays: {
        Row: {
          created_at: string;
          holiday_date: string;
          id: string;
          kind: string;
          name: string;
          name_en: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          holiday_date: string;
          id?: string;
          kind?: string;
          name: string;
          name_en?: string | null;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          holiday_date?: string;
          id?: string;
          kind?: string;
          name?: string;
          name_en?: string | null;
          updated_at?: string;
        };
        Relationships: [];
      };
      redirects: {
        Row: {
          created_at: string;
          id: string;
          old_slug: string;
          row_id: string;
          table_name: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          old_slug: string;
          row_id: string;
          table_name: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          old_slug?: string;
          row_id?: string;
          table_name?: string;
        };
        Relationships: [];
      };
      revisions: {
        Row: {
          actor_id: string | null;
          actor_name: string | null;
          created_at: string;
          id: string;
          row_id: string;
          snapshot: NonNullable<Json>;
          table_name: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          actor_id?: string | null;
          actor_name?: string | null;
          created_at?: string;
          id?: string;
          row_id: string;
          snapshot: NonNullable<Json>;
          table_name: string;
          version: number;
        };
        Update: {
          actor_id?: string | null;
          actor_name?: string | null;
          created_at?: string;
          id?: string;
          row_id?: string;
          snapshot?: NonNullable<Json>;
          table_name?: string;
          version?: number;
        };
        Relationships: [];
      };
      rl_categories: {
        Row: {
          code: string;
          created_at: string;
          deleted_at: string | null;
          description: string | null;
          description_en: string | null;
          id: string;
          is_published: boolean;
          name: string;
          name_en: string | null;
          nature: string;
          size_classes: string[];
          sort_order: number;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          code: string;
          created_at?: string;
          deleted_at?: string | null;
          description?: string | null;
          description_en?: string | null;
          id?: string;
          is_published?: boolean;
          name: string;
          name_en?: string | null;
          nature: string;
          size_classes?: string[];
          sort_order?: number;
          updated_at?: string;
        };
        Update: {
          code?: string;
          created_at?: string;
          deleted_at?: string | null;
          description?: string | null;
          description_en?: string | null;
          id?: string;
          is_published?: boolean;
          name?: string;
          name_en?: string | null;
          nature?: string;
          size_classes?: string[];
          sort_order?: number;
          updated_at?: string;
        };
        Relationships: [];
      };
      rl_subclass: {
        Row: {
          category_id: string;
          code: string;
          created_at: string;
          deleted_at: string | null;
          description: string | null;
          description_en: string | null;
          id: string;
          is_published: boolean;
          kbli_code: string | null;
          kbli_other_code: string | null;
          kbli_other_version: string | null;
          kbli_version: string | null;
          legal_basis: string | null;
          name: string;
          name_en: string | null;
          qualifications: string[];
          scheme_edition: string | null;
          scheme_number: string | null;
          scheme_url: string | null;
          sort_order: number;
          synonyms: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          category_id: string;
          code: string;
          created_at?: string;
          deleted_at?: string | null;
          description?: string | null;
          description_en?: string | null;
          id?: string;
          is_published?: boolean;
          kbli_code?: string | null;
          kbli_other_code?: string | null;
          kbli_other_version?: string | null;
          kbli_version?: string | null;
          legal_basis?: string | null;
          name: string;
          name_en?: string | null;
          qualifications?: string[];
          scheme_edition?: string | null;
          scheme_number?: string | null;
          scheme_url?: string | null;
          sort_order?: number;
          synonyms?: string | null;
          updated_at?: string;
        };
        Update: {
          category_id?: string;
          code?: string;
          created_at?: string;
          deleted_at?: string | null;
          description?: string | null;
          description_en?: string | null;
          id?: string;
          is_published?: boolean;
          kbli_code?: string | null;
          kbli_other_code?: string | null;
          kbli_other_version?: string | null;
          kbli_version?: string | null;
          legal_basis?: string | null;
          name?: string;
          name_en?: string | null;
          qualifications?: string[];
          scheme_edition?: string | null;
          scheme_number?: string | null;
          scheme_url?: string | null;
          sort_order?: number;
          synonyms?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'rl_subclass_category_id_fkey';
            columns: ['category_id'];
            isOneToOne: false;
            referencedRelation: 'rl_categories';
            referencedColumns: ['id'];
          },
        ];
      };
      scheduled_changes: {
        Row: {
          changes: NonNullable<Json>;
          failed: string | null;
          id: string;
          publish_at: string;
          row_id: string;
          scheduled_at: string;
          scheduled_by: string | null;
          scheduled_name: string | null;
          table_name: string;
        };
        ComputedFields: never;
        Insert: {
          changes: NonNullable<Json>;
          failed?: string | null;
          id?: string;
          publish_at: string;
          row_id: string;
          scheduled_at?: string;
          scheduled_by?: string | null;
          scheduled_name?: string | null;
          table_name: string;
        };
        Update: {
          changes?: NonNullable<Json>;
          failed?: string | null;
          id?: string;
          publish_at?: string;
          row_id?: string;
          scheduled_at?: string;
          scheduled_by?: string | null;
          scheduled_name?: string | null;
          table_name?: string;
        };
        Relationships: [];
      };
      security_events: {
        Row: {
          actor_id: string | null;
          actor_name: string | null;
          created_at: string;
          detail: NonNullable<Json>;
          device: string | null;
          event: string;
          id: string;
          network: string | null;
        };
        ComputedFields: never;
        Insert: {
          actor_id?: string | null;
          actor_name?: string | null;
          created_at?: string;
          detail?: NonNullable<Json>;
          device?: string | null;
          event: string;
          id?: string;
          network?: string | null;
        };
        Update: {
          actor_id?: string | null;
          actor_name?: string | null;
          created_at?: string;
          detail?: NonNullable<Json>;
          device?: string | null;
          event?: string;
          id?: string;
          network?: string | null;
        };
        Relationships: [];
      };
      site_settings: {
        Row: {
          appeal_fee: NonNullable<Json>;
          certificates: NonNullable<Json>;
          created_at: string;
          deadlines: NonNullable<Json>;
          id: string;
          is_only_row: boolean;
          letters: NonNullable<Json>;
          privacy: NonNullable<Json>;
          promo: NonNullable<Json>;
          security: NonNullable<Json>;
          site: NonNullable<Json>;
          site_name: string;
          site_name_en: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          appeal_fee?: NonNullable<Json>;
          certificates?: NonNullable<Json>;
          created_at?: string;
          deadlines?: NonNullable<Json>;
          id?: string;
          is_only_row?: boolean;
          letters?: NonNullable<Json>;
          privacy?: NonNullable<Json>;
          promo?: NonNullable<Json>;
          security?: NonNullable<Json>;
          site?: NonNullable<Json>;
          site_name: string;
          site_name_en?: string | null;
          updated_at?: string;
        };
        Update: {
          appeal_fee?: NonNullable<Json>;
          certificates?: NonNullable<Json>;
          created_at?: string;
          deadlines?: NonNullable<Json>;
          id?: string;
          is_only_row?: boolean;
          letters?: NonNullable<Json>;
          privacy?: NonNullable<Json>;
          promo?: NonNullable<Json>;
          security?: NonNullable<Json>;
          site?: NonNullable<Json>;
          site_name?: string;
          site_name_en?: string | null;
          updated_at?: string;
        };
        Relationships: [];
      };
      struktur_organisasi: {
        Row: {
          bio: string | null;
          bio_en: string | null;
          created_at: string;
          deleted_at: string | null;
          id: string;
          is_published: boolean;
          name: string;
          order: number;
          parent_id: string | null;
          photo_url: string | null;
          position: string;
          position_en: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          bio?: string | null;
          bio_en?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          is_published?: boolean;
          name: string;
          order?: number;
          parent_id?: string | null;
          photo_url?: string | null;
          position: string;
          position_en?: string | null;
          updated_at?: string;
        };
        Update: {
          bio?: string | null;
          bio_en?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          is_published?: boolean;
          name?: string;
          order?: number;
          parent_id?: string | null;
          photo_url?: string | null;
          position?: string;
          position_en?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'struktur_organisasi_parent_id_fkey';
            columns: ['parent_id'];
            isOneToOne: false;
            referencedRelation: 'struktur_organisasi';
            referencedColumns: ['id'];
          },
        ];
      };
      surveillance_visits: {
        Row: {
          certificate_id: string;
          created_at: string;
          done_on: string | null;
          due_on: string;
          findings: string | null;
          id: string;
          next_due_on: string | null;
          no_decision_reason: string | null;
          note: string | null;
          recorded_by: string | null;
          result: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          certificate_id: string;
          created_at?: string;
          done_on?: string | null;
          due_on: string;
          findings?: string | null;
          id?: string;
          next_due_on?: string | null;
          no_decision_reason?: string | null;
          note?: string | null;
          recorded_by?: string | null;
          result?: string | null;
          updated_at?: string;
        };
        Update: {
          certificate_id?: string;
          created_at?: string;
          done_on?: string | null;
          due_on?: string;
          findings?: string | null;
          id?: string;
          next_due_on?: string | null;
          no_decision_reason?: string | null;
          note?: string | null;
          recorded_by?: string | null;
          result?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'surveillance_visits_certificate_id_fkey';
            columns: ['certificate_id'];
            isOneToOne: false;
            referencedRelation: 'certificate_register';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'surveillance_visits_certificate_id_fkey';
            columns: ['certificate_id'];
            isOneToOne: false;
            referencedRelation: 'certificates';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'surveillance_visits_recorded_by_fkey';
            columns: ['recorded_by'];
            isOneToOne: false;
            referencedRelation: 'app_users';
            referencedColumns: ['id'];
          },
        ];
      };
    };
    Views: {
      certificate_register: {
        Row: {
          association: string | null;
          category_code: string;
          category_name: string;
          category_name_en: string | null;
          city: string | null;
          client_id: string;
          client_name: string;
          decided_by: string | null;
          decided_on: string | null;
          decision_number: string | null;
          expires_on: string;
          holder_form: string | null;
          holder_name: string | null;
          id: string;
          issued_on: string;
          kbli_code: string | null;
          kbli_other_code: string | null;
          kbli_other_version: string | null;
          kbli_version: string | null;
          legal_basis: string | null;
          legal_form: string | null;
          lpjk_number: string | null;
          lpjk_url: string | null;
          nib: string | null;
          number: string;
          province: string | null;
          qualification: string;
          replaced_by_number: string | null;
          scheme_edition: string | null;
          scheme_number: string | null;
          status: string | null;
          status_ground: string | null;
          subclass_code: string;
          subclass_id: string;
          subclass_name: string;
          subclass_name_en: string | null;
          successor_number: string | null;
          suspended_until: string | null;
        };
        ComputedFields: never;
        Relationships: [
          {
            foreignKeyName: 'certificates_client_id_fkey';
            columns: ['client_id'];
            isOneToOne: false;
            referencedRelation: 'clients';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'certificates_subclass_id_fkey';
            columns: ['subclass_id'];
            isOneToOne: false;
            referencedRelation: 'rl_subclass';
            referencedColumns: ['id'];
          },
        ];
      };
      news: {
        Row: {
          author_name: string | null;
          category: string;
          cover_alt: string | null;
          cover_alt_en: string | null;
          cover_url: string | null;
          excerpt: string | null;
          excerpt_en: string | null;
          id: string;
          published_at: string | null;
          slug: string;
          title: string;
          title_en: string | null;
          updated_at: string;
          words: number | null;
          words_en: number | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      news_categories: {
        Row: {
          articles: number | null;
          category: string;
        };
        ComputedFields: never;
        Relationships: [];
      };
    };
    Functions: {
      add_case_event: {
        Args: {
          awaits_reply?: boolean;
          body: string;
          event: string;
          files?: string[];
          id: string;
          key?: string;
          kind: string;
          mentions?: string[];
        };
        Returns: string;
      };
      admit_late_appeal: { Args: { admission: Json; id: string; key?: string }; Returns: Json };
      announce_answer_files: { Args: { files: Json; id: string; key?: string; kind: string }; Returns: Json };
      announce_evidence: {
        Args: { access_code: string; files: Json; key?: string; number: string; proof?: Json };
        Returns: Json;
      };
      announce_minutes: { Args: { files: Json; key?: string }; Returns: Json };
      announced_size: { Args: { path: string }; Returns: number };
      anonymise_closed_cases: { Args: { most?: number }; Returns: Json };
      appeal_doubles: {
        Args: { id: string };
        Returns: {
          appeal_id: string;
          application_number: string;
          company: string;
          created_at: string;
          decision: string;
          decision_date: string;
          decisions: Json;
          email: string;
          grounds: string;
          holder: string;
          is_closed: boolean;
          is_hidden: boolean;
          joined_into: string;
          language: string;
          name: string;
          number: string;
          other_decision: boolean;
          other_holder: boolean;
          other_sender: boolean;
          relation: string;
          same_decision: boolean;
          status: string;
        }[];
      };
      appeal_effect: { Args: { appeal_id: string }; Returns: Json };
      appeal_eligibility: { Args: { decision_date: string }; Returns: Json };
      appeal_fee: { Args: { appeal_id: string }; Returns: Json };
      appealable_decisions: {
        Args: { query: string };
        Returns: {
          certificate: string;
          company: string;
          decided_on: string;
          decision: string;
          decision_id: string;
          decision_number: string;
          kind: string;
          last_day: string;
        }[];
      };
      apply_draft: {
        Args: { seen_draft?: number; seen_version: number; text_id: string; text_table: string };
        Returns: Json;
      };
      assert_fresh_session: { Args: Record<PropertyKey, never>; Returns: undefined };
      assign_case: { Args: { id: string; kind: string; user_id: string }; Returns: Json };
      assign_cases: { Args: { ids: string[]; kind: string; user_id: string }; Returns: string[] };
      audit_case: { Args: { kind: string; number: string }; Returns: Json };
      audit_cases: {
        Args: { before?: string; filter?: Json; kind: string; max_rows?: number; older_than?: string };
        Returns: Json;
      };
      audit_decisions: {
        Args: { filter?: Json; max_rows?: number; older_id?: string; older_than?: string };
        Returns: {
          confirmed_by_name: string;
          decided_by: string;
          decided_on: string;
          decider_name: string;
          decision_number: string;
          effective_on: string;
          ground: string;
          id: string;
          is_carried: boolean;
          kind: string;
          number: string;
          public_note: string;
          reason: string;
          recorded_at: string;
          recorded_by_name: string;
          until: string;
        }[];
      };
      audit_letters: {
        Args: { before?: string; max_rows?: number; older_than?: string };
        Returns: {
          case_number: string;
          certificate: string;
          dated: string;
          decision_kind: string;
          is_removed: boolean;
          kind: string;
          number: string;
          sha256: string;
        }[];
      };
      audit_log_lines: {
        Args: { filter?: Json; max_rows?: number; older_id?: string; older_than?: string };
        Returns: {
          action: string;
          actor_kind: string;
          actor_name: string;
          columns: string[];
          created_at: string;
          id: string;
          row_label: string;
          table_name: string;
        }[];
      };
      begin_content_export: { Args: Record<PropertyKey, never>; Returns: string[] };
      broken_links: {
        Args: { site: Json };
        Returns: {
          address: string;
          column_name: string;
          reason: string;
          row_id: string;
          row_key: string;
          row_label: string;
          stage: string;
          table_name: string;
          target_label: string;
          target_opens_at: string;
          words: string;
        }[];
      };
      bulk_change: {
        Args: { action: string; key?: string; row_ids: string[]; table_name: string };
        Returns: {
          outcome: string;
          reason: string;
          row_id: string;
          title: string;
          updated_at: string;
          was: Json;
        }[];
      };
      bulk_holds: {
        Args: { change: Json; row_ids: string[]; table_name: string };
        Returns: {
          row_id: string;
          title: string;
        }[];
      };
      bulk_set: {
        Args: { change: Json; key?: string; row_ids: string[]; table_name: string };
        Returns: {
          outcome: string;
          reason: string;
          row_id: string;
          title: string;
          updated_at: string;
          was: Json;
        }[];
      };
      bulk_undo: {
        Args: { changes: Json; key?: string; table_name: string };
        Returns: {
          outcome: string;
          reason: string;
          row_id: string;
          title: string;
          updated_at: string;
          was: Json;
        }[];
      };
      cancel_change: { Args: { text_id: string; text_table: string }; Returns: undefined };
      case_actions: { Args: { id: string; kind: string }; Returns: Json };
      case_contact: { Args: { id: string; kind: string }; Returns: Json };
      case_counts: {
        Args: { kind: string };
        Returns: {
          mine: number;
          open: number;
          overdue: number;
          unassigned: number;
          waiting: number;
        }[];
      };
      case_decisions: { Args: { id: string; kind: string }; Returns: Json };
      case_evidence: {
        Args: { id: string; kind: string };
        Returns: {
          arrived_at: string;
          event_id: string;
          file_name: string;
          is_checked: boolean;
          is_expected: boolean;
          is_received: boolean;
          mime_type: string;
          path: string;
          size_bytes: number;
        }[];
      };
      case_figures: {
        Args: { kind: string; months?: number };
        Returns: {
          answered_in_time: number;
          answers_due: number;
          category: string;
          closed: number;
          days_to_close: number;
          decided_in_time: number;
          filed_late: number;
          finding: string;
          month: string;
          outcomes_due: number;
          received: number;
          status: string;
        }[];
      };
      case_flow: {
        Args: { months?: number };
        Returns: {
          closed: number;
          days_to_close: number;
          kind: string;
          month: string;
          received: number;
        }[];
      };
      case_letters: { Args: { id: string; kind: string }; Returns: Json };
      case_text: { Args: { id: string; kind: string }; Returns: Json };
      certificate_changes: {
        Args: { filters?: Json; most?: number };
        Returns: {
          annulled_kind: string;
          change: string;
          company: string;
          effective_on: string;
          id: string;
          number: string;
          recorded_at: string;
          replaced_by_number: string;
          subclass_code: string;
          subclass_name: string;
          subclass_name_en: string;
        }[];
      };
      certificate_history: {
        Args: { company_id: string };
        Returns: {
          annuls_kind: string;
          certificate_id: string;
          changes: Json;
          decided_on: string;
          effective_on: string;
          from_beginning: boolean;
          ground: string;
          is_annulled: boolean;
          kind: string;
          number: string;
          public_note: string;
          recorded_on: string;
          until: string;
        }[];
      };
      certificate_letters: { Args: { certificate_id: string }; Returns: Json };
      certificate_status: {
        Args: { expires_on: string; issued_on: string; status: string };
        Returns: string;
      };
      check_certificate: {
        Args: { on_date?: string; query: string };
        Returns: {
          category_name: string;
          category_name_en: string;
          changed_on: string;
          checked_at: string;
          city: string;
          client_id: string;
          client_name: string;
          corrections: Json;
          decided_by: string;
          decided_on: string;
          decision_number: string;
          expires_on: string;
          former_names: Json;
          id: string;
          issued_on: string;
          kbli_code: string;
          kbli_other_code: string;
          kbli_other_version: string;
          kbli_version: string;
          legal_basis: string;
          legal_form: string;
          lpjk_number: string;
          lpjk_url: string;
          nib: string;
          number: string;
          on_date: string;
          present_name: string;
          province: string;
          qualification: string;
          recorded_from: string;
          recorded_on: string;
          replaced_by_number: string;
          scheme_edition: string;
          scheme_number: string;
          status: string;
          status_ground: string;
          status_since: string;
          subclass_code: string;
          subclass_name: string;
          subclass_name_en: string;
          successor_number: string;
          suspended_until: string;
        }[];
      };
      check_certificates: { Args: { on_date?: string; queries: string[] }; Returns: Json };
      check_new_name: { Args: { email: string; full_name: string }; Returns: undefined };
      check_proof: { Args: { number: string }; Returns: Json };
      choose_mail_wish: { Args: { wish: string }; Returns: undefined };
      claim_first_admin: { Args: Record<PropertyKey, never>; Returns: Json };
      claim_letters: { Args: { most?: number }; Returns: Json };
      claim_mails: { Args: { most?: number }; Returns: Json };
      claim_pages: { Args: Record<PropertyKey, never>; Returns: Json };
      clear_demo: {
        Args: Record<PropertyKey, never>;
        Returns: {
          kept: number;
          removed: number;
          table_name: string;
        }[];
      };
      complaint_companies: {
        Args: { including?: string[] };
        Returns: {
          company_id: string;
          company_name: string;
          complaints: number;
          open: number;
        }[];
      };
      complaint_subjects: {
        Args: { company?: string; query?: string };
        Returns: {
          certificate: string;
          company_id: string;
          company_name: string;
          former_name: string;
          place: string;
        }[];
      };
      complete_documents: { Args: { id: string }; Returns: Json };
      complete_first_admin: {
        Args: { claim: string; email: string; full_name: string; user_id: string };
        Returns: boolean;
      };
      compliance_board: {
        Args: Record<PropertyKey, never>;
        Returns: {
          changed_at: string;
          code: string;
          due_on: string;
          has_en: boolean;
          has_id: boolean;
          is_judged: boolean;
          note: string;
          review_due: boolean;
          reviewed_at: string;
          reviewer_name: string;
          tests: Json;
          verdict: string;
        }[];
      };
      confirm_certificate_proposal: { Args: { proposal_id: string }; Returns: undefined };
      confirm_concerned: { Args: { id: string; key?: string; user_ids: string[] }; Returns: undefined };
      confirm_upload: { Args: { path: string }; Returns: boolean };
      correct_case_person: { Args: { changes: Json; key?: string; request_id: string }; Returns: undefined };
      count_broken_links: { Args: { site: Json }; Returns: number };
      count_users: { Args: Record<PropertyKey, never>; Returns: number };
      dashboard_counts: {
        Args: Record<PropertyKey, never>;
        Returns: {
          new_appeals: number;
          new_complaints: number;
          published_articles: number;
          total_clients: number;
          unread_messages: number;
        }[];
      };
      date_assessment: {
        Args: { appeal_id: string; assessment_on: string; key?: string };
        Returns: undefined;
      };
      decide_certificate: {
        Args: { certificate_id: string; facts: Json; key?: string; kind: string };
        Returns: string;
      };
      decide_certificates: {
        Args: { certificate_ids: string[]; facts: Json; key?: string; kind: string };
        Returns: {
          outcome: string;
          reason: string;
          row_id: string;
          title: string;
          updated_at: string;
          was: Json;
        }[];
      };
      decision_declaration: { Args: { language: string }; Returns: string };
      decline_certificate_proposal: { Args: { note?: string; proposal_id: string }; Returns: undefined };
      demo_content: {
        Args: Record<PropertyKey, never>;
        Returns: {
          entries: number;
          real_cases: number;
          rewritten: number;
          table_name: string;
        }[];
      };
      demo_rows: { Args: { of_table: string }; Returns: string[] };
      discard_draft: {
        Args: { seen_draft?: number; seen_version: number; text_id: string; text_table: string };
        Returns: Json;
      };
      dismiss_alarm: { Args: { id: string }; Returns: boolean };
      dismiss_setup: { Args: { dismissed?: boolean }; Returns: undefined };
      end_audit_access: { Args: { access_id: string }; Returns: boolean };
      end_session: { Args: { session_id: string }; Returns: boolean };
      ended_certificates: {
        Args: { filters?: Json; page_number?: number; page_size?: number };
        Returns: {
          city: string;
          client_id: string;
          company: string;
          expires_on: string;
          is_capped: boolean;
          number: string;
          page: number;
          province: string;
          qualification: string;
          status: string;
          status_ground: string;
          status_since: string;
          subclass_code: string;
          subclass_name: string;
          subclass_name_en: string;
          successor_number: string;
          suspended_until: string;
          total: number;
        }[];
      };
      enter_appeal: { Args: { entry: Json; key?: string }; Returns: Json };
      enter_complaint: { Args: { entry: Json; key?: string }; Returns: Json };
      entry_history: {
        Args: { entry_id: string; max_rows?: number; older_id?: string; older_than?: string; target: string };
        Returns: {
          action: string;
          actor_kind: string;
          actor_name: string;
          after: Json;
          before: Json;
          created_at: string;
          id: string;
        }[];
      };
      erase_case_person: { Args: { key?: string; request_id: string }; Returns: undefined };
      export_audit: {
        Args: { export_id?: string; filter?: Json; older_id?: string; older_than?: string };
        Returns: Json;
      };
      export_case_person: { Args: { key?: string; request_id: string }; Returns: Json };
      export_client_contacts: {
        Args: Record<PropertyKey, never>;
        Returns: {
          company: string;
          email: string;
          language: string;
          nib: string;
          person: string;
        }[];
      };
      export_register: {
        Args: { filters?: Json; query?: string; sort?: string };
        Returns: {
          city: string;
          company: string;
          expires_on: string;
          issued_on: string;
          nib: string;
          number: string;
          province: string;
          qualification: string;
          status: string;
          subclass_code: string;
          subclass_name: string;
        }[];
      };
      export_security_events: {
        Args: { export_id?: string; filter?: Json; older_id?: string; older_than?: string };
        Returns: Json;
      };
      fee_faults: {
        Args: Record<PropertyKey, never>;
        Returns: {
          gaps: string[];
          revoked: string[];
        }[];
      };
      fee_schedule: {
        Args: Record<PropertyKey, never>;
        Returns: {
          amount: number;
          basis_kind: string;
          basis_number: string;
          basis_status: string;
          basis_successor: string;
          basis_title: string;
          basis_title_en: string;
          basis_year: number;
          company_kind: string;
          grade: string;
          id: string;
          is_announced: boolean;
          nature: string;
          note: string;
          note_en: string;
          qualification: string;
          qualification_en: string;
          valid_from: string;
        }[];
      };
      file_of_ticket: { Args: { ticket: string }; Returns: Json };
      find_records: {
        Args: { most?: number; words: string };
        Returns: {
          detail: string;
          id: string;
          kind: string;
          state: string;
          title: string;
        }[];
      };
      follow_slug: { Args: { slug: string; text_table: string }; Returns: string };
      former_names: {
        Args: { company_id: string };
        Returns: {
          legal_form: string;
          name: string;
          until_on: string;
        }[];
      };
      give_turnstile_pass: { Args: { action: string; site_key: string }; Returns: string };
      grant_audit_access: {
        Args: { ends_on: string; key?: string; reason: string; starts_on: string; user_id: string };
        Returns: undefined;
      };
      hide_certificate: {
        Args: { certificate_id: string; key?: string; reason: string };
        Returns: undefined;
      };
      holiday_gaps: { Args: Record<PropertyKey, never>; Returns: string[] };
      import_rows: { Args: { kind: string; options?: Json; rows: Json }; Returns: Json };
      join_appeal: { Args: { id: string; into_id: string; key?: string; reason: string }; Returns: Json };
      keep_letter: { Args: { bytes: number; id: string; path: string; sha256: string }; Returns: boolean };
      letter_failed: { Args: { error: string; id: string }; Returns: undefined };
      letter_of_ticket: { Args: { ticket: string }; Returns: Json };
      lift_restriction: {
        Args: { id: string; key?: string; kind: string; reason: string };
        Returns: undefined;
      };
      list_articles: {
        Args: { filters?: Json; page_number?: number; page_size?: number; query?: string; sort?: string };
        Returns: {
          author_name: string;
          category: string;
          change_at: string;
          deleted_at: string;
          english: string;
          has_draft: boolean;
          id: string;
          indonesian: string;
          is_capped: boolean;
          page: number;
          published_at: string;
          slug: string;
          status: string;
          title: string;
          title_en: string;
          total: number;
          updated_at: string;
        }[];
      };
      list_certificates: {
        Args: { filters?: Json; page_number?: number; page_size?: number; query?: string; sort?: string };
        Returns: {
          client_id: string;
          client_name: string;
          decided_by: string;
          decided_on: string;
          decision_number: string;
          deleted_at: string;
          expires_on: string;
          first_published_at: string;
          id: string;
          is_capped: boolean;
          is_public: boolean;
          is_published: boolean;
          issued_on: string;
          kbli_code: string;
          kbli_other_code: string;
          kbli_other_version: string;
          kbli_version: string;
          legal_basis: string;
          lpjk_number: string;
          lpjk_url: string;
          nib: string;
          number: string;
          page: number;
          qualification: string;
          scheme_edition: string;
          scheme_number: string;
          status: string;
          subclass_code: string;
          subclass_name: string;
          subclass_name_en: string;
          total: number;
          updated_at: string;
        }[];
      };
      list_choices: {
        Args: { list: string };
        Returns: {
          field: string;
          label: string;
          value: string;
        }[];
      };
      list_clients: {
        Args: { filters?: Json; page_number?: number; page_size?: number; query?: string; sort?: string };
        Returns: {
          active: number;
          association: string;
          certificates: number;
          city: string;
          deleted_at: string;
          id: string;
          is_capped: boolean;
          is_published: boolean;
          kind: string;
          legal_form: string;
          name: string;
          name_since: string;
          nib: string;
          page: number;
          province: string;
          total: number;
          updated_at: string;
          website: string;
        }[];
      };
      list_pages: {
        Args: { filters?: Json; page_number?: number; page_size?: number; query?: string; sort?: string };
        Returns: {
          change_at: string;
          deleted_at: string;
          english: string;
          has_draft: boolean;
          id: string;
          indonesian: string;
          is_capped: boolean;
          page: number;
          published_at: string;
          slug: string;
          status: string;
          title: string;
          title_en: string;
          total: number;
          updated_at: string;
        }[];
      };
      list_staff: {
        Args: Record<PropertyKey, never>;
        Returns: {
          full_name: string;
          id: string;
          role: string;
        }[];
      };
      list_surveillance: {
        Args: { filters?: Json; page_number?: number; page_size?: number; query?: string; sort?: string };
        Returns: {
          certificate_id: string;
          client_id: string;
          client_name: string;
          deleted_at: string;
          done_on: string;
          due_on: string;
          expires_on: string;
          findings: string;
          id: string;
          is_capped: boolean;
          issued_on: string;
          next_due_on: string;
          nib: string;
          no_decision_reason: string;
          note: string;
          number: string;
          page: number;
          qualification: string;
          result: string;
          state: string;
          status: string;
          subclass_code: string;
          suspended_until: string;
          total: number;
          updated_at: string;
        }[];
      };
      log_factor_reset: { Args: { person: string }; Returns: undefined };
      log_register_export: { Args: { filter: Json; kind: string; row_count: number }; Returns: undefined };
      lost_searches: {
        Args: { most?: number };
        Returns: {
          last_on: string;
          sought_in: string;
          times: number;
          words: string;
        }[];
      };
      make_letter_again: { Args: { id: string }; Returns: undefined };
      make_preview_link: { Args: { key_hash: string; text_id: string; text_table: string }; Returns: string };
      mark_notices: { Args: { ids?: string[]; is_read?: boolean }; Returns: undefined };
      mark_spam: { Args: { ids: string[]; is_spam?: boolean; kind: string }; Returns: string[] };
      media_usage: {
        Args: { media_id: string };
        Returns: {
          column_name: string;
          in_trash: boolean;
          row_id: string;
          row_key: string;
          row_label: string;
          table_name: string;
        }[];
      };
      mentionable_staff: {
        Args: { id: string; kind: string };
        Returns: {
          full_name: string;
          person_id: string;
        }[];
      };
      move_case: {
        Args: {
          decider?: string;
          declares?: string;
          effect?: string;
          finding?: string;
          id: string;
          key?: string;
          kind: string;
          new_status: string;
          outcome?: string;
          post?: string;
          reason?: string;
        };
        Returns: Json;
      };
      my_security_events: {
        Args: { max_rows?: number };
        Returns: {
          created_at: string;
          detail: Json;
          device: string;
          event: string;
          id: string;
          network: string;
        }[];
      };
      my_sessions: {
        Args: Record<PropertyKey, never>;
        Returns: {
          created_at: string;
          id: string;
          ip: string;
          is_current: boolean;
          last_used_at: string;
          user_agent: string;
        }[];
      };
      near_certificates: {
        Args: { query: string };
        Returns: {
          client_name: string;
          expires_on: string;
          legal_form: string;
          number: string;
          qualification: string;
          status: string;
          subclass_code: string;
        }[];
      };
      new_recovery_codes: { Args: Record<PropertyKey, never>; Returns: string[] };
      note_lost_scope: { Args: { query: string }; Returns: undefined };
      note_lost_search: { Args: { language?: string; query: string }; Returns: undefined };
      note_pages_written: { Args: { at: string }; Returns: undefined };
      note_wrong_setup_secret: { Args: Record<PropertyKey, never>; Returns: number };
      open_actions: {
        Args: Record<PropertyKey, never>;
        Returns: {
          action_id: string;
          case_id: string;
          due_on: string;
          is_overdue: boolean;
          kind: string;
          number: string;
          owner_name: string;
          words: string;
        }[];
      };
      open_alarms: {
        Args: Record<PropertyKey, never>;
        Returns: {
          created_at: string;
          detail: Json;
          id: string;
          is_own: boolean;
          key: string;
          kind: string;
          last_at: string;
        }[];
      };
      open_decision_letter: { Args: { code: string; number: string }; Returns: Json };
      open_evidence: { Args: { path: string }; Returns: Json };
      open_letter: { Args: { id: string }; Returns: string };
      open_own_file: {
        Args: { access_code: string; number: string; path: string; proof?: Json };
        Returns: Json;
      };
      open_own_letter: {
        Args: { access_code: string; letter: string; number: string; proof?: Json };
        Returns: Json;
      };
      open_preview: { Args: { key: string }; Returns: Json };
      order_pages: { Args: Record<PropertyKey, never>; Returns: undefined };
      own_audit_access: { Args: Record<PropertyKey, never>; Returns: string };
      own_mail_wish: { Args: Record<PropertyKey, never>; Returns: string };
      own_notices: {
        Args: { page_number?: number; page_size?: number; unread_only?: boolean };
        Returns: {
          created_at: string;
          due_at: string;
          event: string;
          id: string;
          is_over: boolean;
          key: string;
          kind: string;
          number: string;
          read_at: string;
          title: string;
          total: number;
          unread: number;
        }[];
      };
      own_post: { Args: Record<PropertyKey, never>; Returns: Json };
      page_state: { Args: Record<PropertyKey, never>; Returns: Json };
      permit_password_change: { Args: { user_id: string }; Returns: undefined };
      plan_action: { Args: { action: Json; id: string; key?: string; kind: string }; Returns: string };
      plan_effect: { Args: { appeal_id: string; effect: Json; key?: string }; Returns: undefined };
      preview_links: {
        Args: { text_id: string; text_table: string };
        Returns: {
          expires_at: string;
          id: string;
          made_at: string;
          made_name: string;
          opened: number;
          opened_at: string;
        }[];
      };
      prove_check: { Args: { on_date?: string; queries: string[] }; Returns: Json };
      publish_draft: {
        Args: {
          languages?: string[];
          publish_at?: string;
          seen_draft?: number;
          seen_version: number;
          text_id: string;
          text_table: string;
        };
        Returns: Json;
      };
      quarter_report: { Args: { quarter: number; year: number }; Returns: Json };
      recent_activity: {
        Args: { max_rows?: number };
        Returns: {
          action: string;
          actor_kind: string;
          actor_name: string;
          created_at: string;
          id: string;
          row_id: string;
          row_label: string;
          table_name: string;
        }[];
      };
      record_data_request: { Args: { key?: string; request: Json }; Returns: string };
      record_invoice: { Args: { appeal_id: string; invoice: Json; key?: string }; Returns: undefined };
      record_outsider: {
        Args: { id: string; kind: string; note?: string; person_name: string; role: string };
        Returns: string;
      };
      record_payment: { Args: { appeal_id: string; key?: string; paid_on: string }; Returns: undefined };
      record_surveillance: {
        Args: {
          done_on: string;
          findings?: string;
          follows?: string;
          key?: string;
          next_due_on?: string;
          no_decision_reason?: string;
          note?: string;
          result: string;
          seen?: string;
          visit_id: string;
        };
        Returns: undefined;
      };
      record_withdrawal: { Args: { confirmation: Json; id: string; key?: string }; Returns: Json };
      refuse_data_request: { Args: { key?: string; reason: string; request_id: string }; Returns: undefined };
      refuse_upload: { Args: { path: string }; Returns: boolean };
      register_provinces: { Args: Record<PropertyKey, never>; Returns: string[] };
      release_first_admin: { Args: { claim: string }; Returns: undefined };
      remove_minutes: { Args: { review: string }; Returns: boolean };
      remove_old_spam: { Args: { most?: number }; Returns: number };
      renew_access_code: {
        Args: { id: string; key?: string; kind: string; reason: string };
        Returns: undefined;
      };
      reopen_case: { Args: { id: string; key?: string; kind: string; reason: string }; Returns: Json };
      reorder: { Args: { ids: string[]; table_name: string }; Returns: undefined };
      replace_session: { Args: { session_id: string }; Returns: boolean };
      reply_to_case: {
        Args: { access_code: string; key?: string; message: string; number: string; proof?: Json };
        Returns: Json;
      };
      report_turnstile: { Args: { problem: string }; Returns: undefined };
      request_challenge: { Args: { action: string }; Returns: Json };
      restore_from_audit: { Args: { entry_id: string }; Returns: Json };
      restore_revision: {
        Args: {
          old_version: number;
          seen_draft?: number;
          seen_version: number;
          text_id: string;
          text_table: string;
        };
        Returns: Json;
      };
      restrict_case_person: { Args: { key?: string; request_id: string }; Returns: undefined };
      retention_state: { Args: Record<PropertyKey, never>; Returns: Json };
      retry_mails: { Args: Record<PropertyKey, never>; Returns: number };
      review_compliance: {
        Args: {
          item: string;
          key?: string;
          met_on?: string;
          minutes?: string;
          next_on?: string;
          participants?: string;
          remark?: string;
          verdict?: string;
        };
        Returns: undefined;
      };
      revoke_case_person: { Args: { key?: string; person_id: string; reason: string }; Returns: undefined };
      revoke_preview_link: { Args: { link_id: string }; Returns: undefined };
      save_draft: {
        Args: {
          changes: Json;
          seen_draft?: number;
          seen_version: number;
          text_id: string;
          text_table: string;
        };
        Returns: Json;
      };
      schedule_change: {
        Args: {
          languages?: string[];
          publish_at: string;
          seen_draft?: number;
          seen_version: number;
          text_id: string;
          text_table: string;
        };
        Returns: Json;
      };
      search_appeals: {
        Args: {
          has_open_effect?: boolean;
          has_unpaid_fee?: boolean;
          is_unanswered?: boolean;
          most?: number;
          query: string;
        };
        Returns: {
          anonymised_at: string | null;
          application_key: string | null;
          application_number: string;
          assigned_to: string | null;
          category: string | null;
          closed_at: string | null;
          company: string | null;
          consent: NonNullable<Json>;
          created_at: string;
          decided_by: string | null;
          decider_name: string | null;
          decider_post: string | null;
          decision: string;
          decision_date: string;
          declaration: string | null;
          description: string | null;
          documents_complete_at: string | null;
          due_at: string | null;
          effect: string | null;
          email: string | null;
          entered_at: string | null;
          entered_by: string | null;
          entered_by_name: string | null;
          evidence: NonNullable<Json>;
          filing_due_on: string | null;
          finding: string | null;
          first_response_at: string | null;
          first_response_due_at: string | null;
          grounds: string;
          id: string;
          is_confidential: boolean;
          is_late: boolean;
          joined_into: string | null;
          language: string;
          late_admitted_at: string | null;
          late_admitted_by: string | null;
          late_admitted_by_name: string | null;
          late_cause: string | null;
          late_explanation: string | null;
          legal_basis: string | null;
          name: string | null;
          next_due_at: string | null;
          notice_told: string | null;
          number: string;
          outcome: string | null;
          outcome_reason: string | null;
          paused_days: number;
          phone: string | null;
          relation: string;
          reporter_wrote_at: string;
          restricted_at: string | null;
          search_text: string | null;
          source: string;
          source_name: string | null;
          spam_at: string | null;
          spam_confirmed_by: string | null;
          spam_confirmed_name: string | null;
          spam_marked_at: string | null;
          spam_marked_by: string | null;
          spam_marked_name: string | null;
          status: string;
          status_note: string | null;
          subclass_codes: string[];
          subject: string;
          updated_at: string;
          waiting_since: string | null;
        }[];
        SetofOptions: {
          from: '*';
          to: 'appeals';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      search_audit: {
        Args: { filter?: Json; max_rows?: number; older_id?: string; older_than?: string };
        Returns: {
          action: string;
          actor_id: string;
          actor_kind: string;
          actor_name: string;
          columns: string[];
          created_at: string;
          id: string;
          row_id: string;
          row_label: string;
          table_name: string;
        }[];
      };
      search_complaints: {
        Args: { is_unanswered?: boolean; most?: number; query: string };
        Returns: {
          about_certificate_id: string | null;
          about_company_id: string | null;
          about_name: string | null;
          anonymised_at: string | null;
          assigned_to: string | null;
          category: string;
          closed_at: string | null;
          company: string | null;
          concerned_confirmed_at: string | null;
          concerned_confirmed_by: string | null;
          concerned_confirmed_by_name: string | null;
          consent: NonNullable<Json>;
          created_at: string;
          decided_by: string | null;
          decider_name: string | null;
          decider_post: string | null;
          declaration: string | null;
          description: string;
          due_at: string | null;
          effect: string | null;
          email: string | null;
          entered_at: string | null;
          entered_by: string | null;
          entered_by_name: string | null;
          evidence: NonNullable<Json>;
          expected_remedy: string | null;
          finding: string | null;
          first_response_at: string | null;
          first_response_due_at: string | null;
          id: string;
          incident_on: string | null;
          is_confidential: boolean;
          language: string;
          legal_basis: string | null;
          name: string | null;
          next_due_at: string | null;
          notice_told: string | null;
          number: string;
          outcome: string | null;
          outcome_reason: string | null;
          paused_days: number;
          phone: string | null;
          relation: string;
          reporter_wrote_at: string;
          restricted_at: string | null;
          search_text: string | null;
          source: string;
          source_name: string | null;
          spam_at: string | null;
          spam_confirmed_by: string | null;
          spam_confirmed_name: string | null;
          spam_marked_at: string | null;
          spam_marked_by: string | null;
          spam_marked_name: string | null;
          status: string;
          status_note: string | null;
          subject: string;
          updated_at: string;
          waiting_since: string | null;
          withdrawn_how: string | null;
          withdrawn_on: string | null;
        }[];
        SetofOptions: {
          from: '*';
          to: 'complaints';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      search_data_requests: {
        Args: { query: string };
        Returns: {
          asked_by: string;
          capacity: string;
          case_id: string;
          case_kind: string;
          case_number: string;
          changed: string[];
          created_at: string;
          due_at: string;
          id: string;
          identity_check: string;
          identity_note: string | null;
          kind: string;
          reason: string | null;
          received_at: string;
          recorded_by: string | null;
          recorded_by_name: string | null;
          settled_at: string | null;
          settled_by: string | null;
          settled_by_name: string | null;
          status: string;
          updated_at: string;
        }[];
        SetofOptions: {
          from: '*';
          to: 'data_requests';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      search_media: {
        Args: {
          file_id?: string;
          kind?: string;
          page?: number;
          page_size?: number;
          state?: string;
          words?: string;
        };
        Returns: {
          alt: string;
          alt_en: string;
          bytes: number;
          colour: string;
          created_at: string;
          deleted_at: string;
          focal_x: number;
          focal_y: number;
          height: number;
          id: string;
          is_stored: boolean;
          mime_type: string;
          original_name: string;
          path: string;
          replaced_at: string;
          updated_at: string;
          uses: number;
          width: number;
        }[];
      };
      search_messages: {
        Args: { query: string };
        Returns: {
          anonymised_at: string | null;
          complaint_id: string | null;
          consent: NonNullable<Json>;
          created_at: string;
          email: string | null;
          handled_at: string | null;
          handled_by: string | null;
          id: string;
          language: string;
          message: string;
          name: string;
          number: string;
          phone: string | null;
          restricted_at: string | null;
          search_text: string | null;
          spam_at: string | null;
          status: string;
          subject: string;
          updated_at: string;
        }[];
        SetofOptions: {
          from: '*';
          to: 'contact_submissions';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      search_register: {
        Args: { filters?: Json; page_number?: number; page_size?: number; query?: string; sort?: string };
        Returns: {
          certificates: number;
          city: string;
          former_names: Json;
          id: string;
          is_capped: boolean;
          is_close: boolean;
          legal_form: string;
          matched: Json;
          matched_count: number;
          name: string;
          nib: string;
          page: number;
          province: string;
          statuses: Json;
          total: number;
        }[];
      };
      search_scopes: {
        Args: { category?: string; nature?: string; query: string };
        Returns: {
          category_id: string;
          code: string;
          description: string;
          description_en: string;
          id: string;
          is_close: boolean;
          kbli_code: string;
          kbli_other_code: string;
          kbli_other_version: string;
          kbli_version: string;
          name: string;
          name_en: string;
          nature: string;
        }[];
      };
      search_site: {
        Args: { language?: string; max_rows?: number; query: string };
        Returns: {
          excerpt: string;
          id: string;
          is_part: boolean;
          key: string;
          kind: string;
          meant: string;
          rank: number;
          title: string;
        }[];
      };
      second_factor_state: { Args: Record<PropertyKey, never>; Returns: Json };
      send_for_review: {
        Args: { key?: string; note?: string; reviewer: string; text_id: string; text_table: string };
        Returns: undefined;
      };
      set_case_person: {
        Args: { id: string; kind: string; note?: string; role: string; user_id: string };
        Returns: string;
      };
      set_client_contact: {
        Args: { company_id: string; email: string; language?: string; person: string };
        Returns: undefined;
      };
      set_complaint_subject: { Args: { id: string; key?: string; subject: Json }; Returns: undefined };
      set_page_hook: { Args: { address: string }; Returns: undefined };
      settle_action: {
        Args: { action_id: string; is_done: boolean; key?: string; proof: string };
        Returns: undefined;
      };
      settle_lost_search: { Args: { sought_in?: string; words: string }; Returns: undefined };
      settle_mail: { Args: { error?: string; id: string }; Returns: undefined };
      settle_pages: { Args: { id: string; problem: string; status: number }; Returns: boolean };
      setup_checklist: {
        Args: Record<PropertyKey, never>;
        Returns: {
          dismissed_at: string;
          is_done: boolean;
          missing: string[];
          step: string;
        }[];
      };
      site_health: {
        Args: Record<PropertyKey, never>;
        Returns: {
          detail: Json;
          fact: string;
          since: string;
          state: string;
        }[];
      };
      site_pages: { Args: { part?: number }; Returns: Json };
      spend_recovery_code: { Args: { code: string; person: string }; Returns: string };
      stale_uploads: { Args: Record<PropertyKey, never>; Returns: string[] };
      submit_appeal: { Args: { payload: Json }; Returns: Json };
      submit_complaint: { Args: { payload: Json }; Returns: Json };
      submit_contact: { Args: { payload: Json }; Returns: Json };
      sweep_files: {
        Args: { most?: number };
        Returns: {
          bucket: string;
          path: string;
        }[];
      };
      text_numbers: {
        Args: Record<PropertyKey, never>;
        Returns: {
          en: string;
          id: string;
          name: string;
        }[];
      };
      texts_with: {
        Args: { unit?: string; value: string };
        Returns: {
          excerpt: string;
          id: string;
          kind: string;
          language: string;
          slug: string;
          title: string;
        }[];
      };
      track_case: { Args: { access_code: string; number: string; proof?: Json }; Returns: Json };
      turnstile_in_force: { Args: Record<PropertyKey, never>; Returns: boolean };
      unchecked_uploads: { Args: Record<PropertyKey, never>; Returns: string[] };
      undelivered_mails: {
        Args: { most?: number };
        Returns: {
          case_id: string;
          event: string;
          given_up_at: string;
          id: string;
          kind: string;
          last_error: string;
          number: string;
        }[];
      };
      undo_import: { Args: { import_id: string }; Returns: Json };
      unmask_case: { Args: { id: string; kind: string }; Returns: Json };
      unread_cases: { Args: { ids: string[]; kind: string }; Returns: string[] };
      update_own_profile: { Args: { new_locale?: string; new_name: string }; Returns: undefined };
      verify_letter: { Args: { code: string; number: string }; Returns: Json };
      waive_actions: { Args: { id: string; key?: string; kind: string; reason: string }; Returns: undefined };
      was_recorded: { Args: { key: string }; Returns: boolean };
      withdraw_case_consent: { Args: { key?: string; request_id: string }; Returns: undefined };
      withdraw_complaint: {
        Args: { access_code: string; key?: string; number: string; proof?: Json; reason?: string };
        Returns: Json;
      };
      withdraw_text: {
        Args: {
          new_status?: string;
          seen_draft?: number;
          seen_version: number;
          text_id: string;
          text_table: string;
        };
        Returns: Json;
      };
      work_today: {
        Args: Record<PropertyKey, never>;
        Returns: {
          entries: number;
          first_at: string;
          kind: string;
        }[];
      };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    keyof (DefaultSchema['Tables'] & DefaultSchema['Views']) | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    keyof DefaultSchema['Enums'] | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    keyof DefaultSchema['CompositeTypes'] | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {},
  },
} as const;
